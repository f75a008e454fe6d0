import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { goodAnswers } from '../testing/test-app.ts'
import { parseQuote } from './parse-quote.ts'
import { possibleSpam } from './spam.ts'

const judge = (answers: Record<string, unknown>) =>
  possibleSpam(parseQuote(new Map(Object.entries({ ...goodAnswers, ...answers }))))

const listed = (file: string): string[] => parse(readFileSync(join(import.meta.dirname, 'fixtures', file), 'utf8'))

test.each(listed('honest.yaml'))('a customer may write: %s', (note) => {
  expect(judge({ note })).toBeNull()
})

test.each(listed('offers.yaml'))('an offer is marked: %s', (note) => {
  expect(judge({ note })).not.toBeNull()
})

describe('a quote request from a person', () => {
  test.each<[string, Record<string, unknown>]>([
    ['nothing but the three answers', {}],
    ['a link to a map', { note: 'The house is here: https://maps.example/x and the gate code comes by text.' }],
    ['four links to photos', { note: [1, 2, 3, 4].map((n) => `https://photos.example/${n}`).join(' ') }],
    ['photos, filled in by the browser', { _age: '600', note: 'https://photos.example/1 https://photos.example/2' }],
    ['a question about paying', { note: 'Do you take bitcoin? My nephew wants to know.' }],
    ['work from home', { note: 'Dear Sir, I work from home, so any day works.' }],
    ['the words of a business', { note: 'We run a small casino in Gambier, 120 windows. Reach us by WhatsApp.' }],
    [
      'the trade of a marketing agency',
      { note: 'Our office does SEO services and web design services. 40 windows, two floors.' },
    ],
    ['a signature in HTML', { note: 'Call me.<br><a href="http://www.joes-roofing.example">Joe’s Roofing</a>' }],
    ['another language', { name: 'José Núñez', note: 'Necesito limpiar 20 paneles, gracias.' }],
    ['another script', { name: '李小龍', note: '請問清洗二十片太陽能板多少錢？' }],
    ['digits of another script', { phone: '٥٥٩ ٥٥٥ ٠١٤٢', note: 'https://maps.example/x' }],
    ['a browser that fills everything in', { _age: '700' }],
    ['a password manager that fills the hidden field too', { _age: '300', _gotcha: 'ann@example.com' }],
    ['a phone number in words', { phone: 'call my office', _age: '700' }],
    [
      'a long story',
      { note: 'We have panels on the roof and on the barn and on the shed, and dust on all of them. '.repeat(4) },
    ],
    ['a form that stood open all day', { _age: '86400000', phone: 'call my office', note: 'https://maps.example/x' }],
    ['a space in the hidden field', { _gotcha: ' ', note: 'https://maps.example/x' }],
    ['two letters of another script', { note: '谢谢' }],
    ['a trade and a link to the house', { note: 'I do SEO. We have 20 panels: https://maps.example/x' }],
    ['an age that is nonsense', { _age: 'soon' }],
  ])('with %s is not marked', (_what, answers) => {
    expect(judge(answers)).toBeNull()
  })
})

describe('a quote request from a robot', () => {
  test.each<[string, Record<string, unknown>, string]>([
    [
      'the hidden field filled and a link',
      { _gotcha: 'x', note: 'http://a.example' },
      'the hidden field was filled in; 1 link',
    ],
    [
      'a hidden field that is no text, and an offer',
      { _gotcha: { a: 1 }, note: 'Cheap backlinks' },
      'the hidden field was filled in; phrases: backlinks',
    ],
    [
      'many links in haste',
      { _age: '90', note: 'http://a.example '.repeat(5) },
      'sent 90 ms after the form opened; 5 links',
    ],
    [
      'marked-up links and an offer',
      { note: '[url=http://a.example]viagra[/url]' },
      'links written as forum code; phrases: viagra',
    ],
    [
      'a link as its name',
      { name: 'Visit www.a.example', note: 'see http://b.example' },
      '1 link; a link as name or phone number',
    ],
    [
      'an offer with its link',
      { note: 'Our SEO services get you backlinks: https://a.example' },
      '1 link; phrases: seo services, backlinks; an offer for the web',
    ],
    [
      'links in HTML, in haste',
      { _age: '90', note: '<a href="http://a.example">x</a>' },
      'sent 90 ms after the form opened; links written as HTML',
    ],
    ['an offer in no known phrase', { note: 'We offer a blog, $99.' }, 'an offer for the web'],
    [
      'phrases cut by invisible characters',
      { note: 'SE\u200BO serv\u00ADices, back\u2060links: http://a.example http://b.example' },
      '2 links; phrases: seo services, backlinks; an offer for the web',
    ],
    ['another script and no question', { note: 'Купите наши товары' }, 'another script'],
    ['an offer in an extra field', { message: 'Bitcoin! Forex! http://a.example' }, '1 link; phrases: bitcoin, forex'],
    [
      'one text everywhere',
      { name: 'yes', phone: 'yes', note: 'yes' },
      'the same answer in two fields; a phone number without digits',
    ],
    [
      'the same words again and again, in haste',
      { note: 'buy now '.repeat(20), _age: '20' },
      'sent 20 ms after the form opened; the same words again and again',
    ],
  ])('with %s is marked, with its reasons', (_what, answers, reason) => {
    expect(judge(answers)).toBe(reason)
  })
})

test.each(['<a ', '[url', 'http://', 'www.', 'seo ', 'earn $', ' ', 'a ', 'crypto', '\u200B', 'ab'])(
  '64 KB of %j are checked within milliseconds',
  (piece) => {
    const extra = Object.fromEntries(
      Array.from({ length: 16 }, (_, index) => [`f${index}`, piece.repeat(4_000 / piece.length)]),
    )
    const timeOf = () => {
      const before = process.cpuUsage()
      judge(extra)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }
    // The fastest of four: a busy machine and the compiler's threads slow down some of them.
    expect(Math.min(...Array.from({ length: 4 }, timeOf))).toBeLessThan(100)
  },
)
