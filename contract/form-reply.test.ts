import { describe, expect, test } from 'vitest'
import { formPath } from './form-path.ts'
import { readFormReply } from './form-reply.ts'

describe('a reply to a form', () => {
  test('with a next address is a success', () => {
    expect(readFormReply({ ok: true, next: '/thanks' })).toEqual({ kind: 'ok', next: '/thanks' })
  })

  test('with errors is a rejection, whatever else it holds', () => {
    const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: 'Enter your email address' }]
    expect(readFormReply({ errors, next: '/thanks' })).toEqual({ kind: 'errors', errors })
  })

  test('with a single error is a rejection with that sentence', () => {
    expect(readFormReply({ error: 'Form is closed' })).toEqual({
      kind: 'errors',
      errors: [{ message: 'Form is closed' }],
    })
    expect(readFormReply({ error: 'Form is closed', errors: [] })).toMatchObject({ kind: 'errors' })
  })

  test('keeps of an error its message, and its code and field where they are texts', () => {
    const error = { code: 7, field: ['email'], message: 'Enter your email address', id: 'x' }
    expect(readFormReply({ errors: [error] })).toEqual({ kind: 'errors', errors: [{ message: error.message }] })
  })

  test('with an empty list of errors is a success if it names the next address', () => {
    expect(readFormReply({ errors: [], next: '/thanks' })).toEqual({ kind: 'ok', next: '/thanks' })
  })

  test('with errors ignores a single error beside them', () => {
    const errors = [{ message: 'Enter your name' }]
    expect(readFormReply({ errors, error: 'Form is closed' })).toEqual({ kind: 'errors', errors })
  })

  test.each([
    { errors: [{ message: 7 }] },
    { errors: [null] },
    { errors: [{ message: 'Enter your name' }, 'text'] },
    { errors: 'text', next: '/thanks' },
  ])('with errors that cannot be read is unexpected: %j', (body) => {
    expect(readFormReply(body)).toEqual({ kind: 'unexpected' })
  })

  test.each([undefined, null, 'text', 7, [], {}, { ok: true }, { next: 7 }, { errors: ['text'], next: '/thanks' }])(
    'of another shape is unexpected: %j',
    (body) => {
      expect(readFormReply(body)).toEqual({ kind: 'unexpected' })
    },
  )
})

describe('the path of a form', () => {
  test('names the form, and the project when there is one', () => {
    expect(formPath({ id: 'quote' })).toBe('/f/quote')
    expect(formPath({ id: 'quote', project: 'website' })).toBe('/p/website/f/quote')
  })

  test('is the URL of the hosted service when one is set', () => {
    expect(formPath({ id: 'quote', hostedUrl: 'https://forms.example/f/x' })).toBe('https://forms.example/f/x')
    expect(formPath({ id: 'quote', hostedUrl: '' })).toBe('/f/quote')
  })
})
