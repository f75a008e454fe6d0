import { describe, expect, test } from 'vitest'
import { checkAnswers, errorsInReply } from './answers.ts'

const words = {
  name: { label: 'Name', placeholder: 'Your full name', error: 'Enter your name' },
  phone: {
    label: 'Phone Number',
    placeholder: '(559) 000-0000',
    error: 'Enter your phone number',
    short: '{count} digits. Area code?',
    hint: 'Is it right?',
  },
  email: {
    label: 'Email Address',
    placeholder: 'you@example.com',
    error: 'Enter your email address',
    typeError: 'Enter an email address with an @',
    hint: 'Is it complete?',
  },
  note: { label: 'Note' },
  more: { panels: { label: 'Panels' } },
}

const quote = { fields: words, mistakes: { text: '{label}: at most {limit} characters', number: '{label}: digits' } }

const answer = (name: string, value: string) => ({ name, value })

describe('checkAnswers', () => {
  test('reports every empty or blank answer', () => {
    const answers = [answer('name', '  '), answer('phone', ''), answer('email', 'maria@example.com')]
    expect(checkAnswers(answers, words)).toEqual({
      missing: true,
      errors: { name: 'Enter your name', phone: 'Enter your phone number' },
    })
  })

  test('distinguishes a mistyped email address from a missing one', () => {
    const answers = [answer('name', 'Maria'), answer('phone', '1'), answer('email', 'maria')]
    expect(checkAnswers(answers, words)).toEqual({
      missing: false,
      errors: { email: 'Enter an email address with an @' },
    })
  })

  test.each(['\u200Bmaria@example.com', '\u00A0maria@example.com', '\u202Amaria@example.com', 'maria@bücher.example'])(
    'accepts the email address %j as the server does',
    (email) => {
      expect(checkAnswers([answer('email', email)], words)).toEqual({ missing: false, errors: {} })
    },
  )

  test('reports an invisible answer as missing, as the server does', () => {
    expect(checkAnswers([answer('name', '\u200B\u3164')], words)).toEqual({
      missing: true,
      errors: { name: 'Enter your name' },
    })
  })

  test('ignores optional fields', () => {
    expect(checkAnswers([answer('note', ''), answer('_gotcha', '')], words)).toEqual({ missing: false, errors: {} })
  })
})

describe('errorsInReply', () => {
  test("uses our words for known codes and the reply's words for others", () => {
    const errors = [
      { code: 'REQUIRED_FIELD_MISSING', message: 'is required', field: 'name' },
      { code: 'TYPE_TEXT', message: 'is too long', field: 'phone' },
      { code: 'TYPE_NUMERIC', message: 'is no number', field: 'panels' },
      { code: 'OTHER', message: 'We cannot write to this address', field: 'email' },
    ]
    expect(errorsInReply(errors, quote)).toEqual({
      name: 'Enter your name',
      phone: 'Phone Number: at most 50 characters',
      panels: 'Panels: digits',
      email: 'We cannot write to this address',
    })
  })

  test('shows an error of the reply address at the email field', () => {
    const errors = [{ code: 'TYPE_EMAIL', message: 'bad address', field: 'reply-to' }]
    expect(errorsInReply(errors, quote)).toEqual({ email: 'Enter an email address with an @' })
  })

  test('leaves out errors of the whole form and of hidden fields', () => {
    const errors = [
      { code: 'BLOCKED', message: 'blocked' },
      { message: 'too long', field: '__proto__' },
    ]
    expect(errorsInReply(errors, quote)).toEqual({})
  })
})
