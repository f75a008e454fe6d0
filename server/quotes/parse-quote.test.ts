import { describe, expect, test } from 'vitest'
import { fieldError } from '../../contract/form-error-messages.ts'
import { Refusal } from '../http/refusal.ts'
import { goodAnswers } from '../testing/test-app.ts'
import { parseQuote } from './parse-quote.ts'

const parse = (answers: Record<string, unknown>) => parseQuote(new Map(Object.entries({ ...goodAnswers, ...answers })))

describe('the answers of a form', () => {
  test('may set their subject and reply address as form services do', () => {
    const { 'reply-to': _, ...answers } = goodAnswers
    const quote = parseQuote(new Map(Object.entries({ ...answers, _subject: 'Roof', _replyto: 'office@example.com' })))
    expect(quote.subject).toBe('Roof')
    expect(quote.request['reply-to']).toBe('office@example.com')
    expect(quote.extra).toEqual({})
    expect(parse({ 'reply-to': ' ', _replyto: 'office@example.com' }).request['reply-to']).toBe('office@example.com')
    expect(parse({ 'reply-to': 'ann@example.com', _replyto: 'x' }).request['reply-to']).toBe('ann@example.com')
  })

  test.each([
    ['/thanks-window?from=%40#top', '/thanks-window?from=%40#top'],
    [' /thanks ', '/thanks'],
    [['/one', '/two'], '/one'],
    ['', undefined],
    ['thanks', undefined],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['https://evil.example', undefined],
    ['/x\r\nSet-Cookie: a=b', undefined],
  ])('ask for the next address %j and get %s', (_next, next) => {
    expect(parse({ _next }).next).toBe(next)
  })

  test('cannot put a line break or half a character into the subject', () => {
    expect(parse({ _subject: 'Roof\r\nBcc: x@example.com\u0000 \ud83d' }).subject).toBe('Roof Bcc: x@example.com')
    expect(parse({ _subject: `${'x'.repeat(199)}👩 and more` }).subject).toBe(`${'x'.repeat(199)}👩`)
    expect([parse({ _subject: '\u0000' }).subject, parse({}).subject]).toEqual([undefined, undefined])
  })

  test('count panels in digits and store them with the rest', () => {
    expect(parse({ panels: 20, _age: '900' }).extra).toEqual({ panels: 20 })
    expect(() => parse({ panels: 'many' })).toThrow('TYPE_NUMERIC')
  })

  test('given as numbers or repeated become text, or the first', () => {
    expect(parse({ phone: 5595550101 }).request.phone).toBe('5595550101')
    expect(parse({ name: ['Ann', 'Bea'] }).request.name).toBe('Ann')
  })

  test('beyond the form are left out where they are blank', () => {
    expect(parse({ gateCode: '', panels: ' ', roof: '\u200B', dog: 'yes', side: [' '] }).extra).toEqual({
      dog: 'yes',
      side: [' '],
    })
  })

  test('beyond the form are stored up to a length', () => {
    expect(parse({ roof: ['tile', 'flat'] }).extra).toEqual({ roof: ['tile', 'flat'] })
    expect(parse({ roof: 'x'.repeat(4_000) }).extra).toEqual({ roof: 'x'.repeat(4_000) })
    expect(() => parse({ roof: 'x'.repeat(4_001) })).toThrow('TYPE_TEXT')
    expect(parse({ roof: ['x'.repeat(3_998)] }).extra).toEqual({ roof: ['x'.repeat(3_998)] })
    expect(() => parse({ roof: ['x'.repeat(3_999)] })).toThrow('TYPE_TEXT')
    expect(parse({ ['x'.repeat(100)]: 'yes' }).extra).toEqual({ ['x'.repeat(100)]: 'yes' })
  })

  test('that are wrong are named once each, in the order of the form, by at most 100 characters', () => {
    const errorsOf = (answers: Record<string, unknown>) => {
      try {
        return parse(answers)
      } catch (error) {
        return error instanceof Refusal ? [error.statusCode, error.errors] : error
      }
    }
    const long = 'x'.repeat(101)
    expect(errorsOf({ email: 'ann', name: '', panels: 'y'.repeat(4_001), dog: 'yes', [long]: 'yes' })).toEqual([
      422,
      [
        fieldError('REQUIRED_FIELD_EMPTY', 'name'),
        fieldError('TYPE_EMAIL', 'email'),
        fieldError('TYPE_NUMERIC', 'panels'),
        fieldError('TYPE_TEXT', long.slice(1)),
      ],
    ])
  })
})
