import { describe, expect, test } from 'vitest'
import { goodAnswers } from '../testing/test-app.ts'
import { parseQuote } from './parse-quote.ts'
import { spamReason } from './spam.ts'

const judge = (answers: Record<string, unknown>) =>
  spamReason(parseQuote(new Map(Object.entries({ ...goodAnswers, ...answers }))))

describe('a request that people send', () => {
  test.each<[string, Record<string, unknown>]>([
    ['nothing but the three answers', {}],
    ['a link to a map', { note: 'The house is here: https://maps.example/x and the gate code comes by text.' }],
    ['two links to photos', { note: 'Roof: https://photos.example/1 and https://photos.example/2' }],
    ['the words of a business', { note: 'We run a small casino in Lemoore, 120 windows. Reach us by WhatsApp.' }],
    ['another language', { name: 'José Núñez', note: 'Necesito limpiar 20 paneles, gracias.' }],
    ['another script', { name: '李小龍', note: '請問清洗二十片太陽能板多少錢？' }],
    ['a browser that fills everything in', { _age: '700' }],
    ['haste and a link', { _age: '700', note: 'https://maps.example/x' }],
    ['a phone number in words', { phone: 'call my office' }],
    [
      'a long story',
      { note: 'We have panels on the roof and on the barn and on the shed, and dust on all of them. '.repeat(4) },
    ],
    ['a form that stood open all day', { _age: '86400000' }],
    ['an age that is nonsense', { _age: 'soon' }],
  ])('with %s is no spam', (_what, answers) => {
    expect(judge(answers)).toBeNull()
  })
})

describe('a request that robots send', () => {
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['its trap filled', { _gotcha: 'x' }, /^honeypot$/],
    ['a trap that is no text', { _gotcha: { a: 1 } }, /^honeypot$/],
    ['many links', { note: 'http://a.example http://b.example http://c.example www.d.example' }, /links: 4/],
    ['marked-up links', { note: '[url=http://a.example]cheap[/url]' }, /marked-up links/],
    ['a link as its name', { name: 'Visit www.a.example', note: 'see http://b.example' }, /a link as name/],
    [
      'an offer',
      { note: 'Our SEO services get you backlinks and website traffic.' },
      /phrases: seo services, backlinks/,
    ],
    ['an offer in an extra field', { message: 'Bitcoin! Casino! http://a.example' }, /phrases: bitcoin, casino/],
    ['one text everywhere, in haste', { name: 'yes', phone: 'yes', note: 'yes', _age: '20' }, /one answer in several/],
    ['the same words again and again, in haste', { note: 'buy now '.repeat(20), _age: '20' }, /again and again/],
  ])('with %s is spam, and its reason is kept', (_what, answers, reason) => {
    expect(judge(answers)).toMatch(reason)
  })
})
