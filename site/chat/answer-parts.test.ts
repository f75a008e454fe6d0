import { describe, expect, test } from 'vitest'
import { answerParts, isSafeTarget, paragraphsOf, plainWords } from './answer-parts.ts'

const phone = { text: '(559) 555-0123', href: 'tel:+15595550123' }
const email = { text: 'hello@kokosing.example', href: 'mailto:hello@kokosing.example' }

test('text without links stays unchanged', () => {
  expect(answerParts('It is $225-$275 [about] (2 hours).')).toEqual([{ text: 'It is $225-$275 [about] (2 hours).' }])
})

test('links are separated from the text around them', () => {
  expect(answerParts('See [our prices](/services), or [ask](/#quote).')).toEqual([
    { text: 'See ' },
    { text: 'our prices', href: '/services' },
    { text: ', or ' },
    { text: 'ask', href: '/#quote' },
    { text: '.' },
  ])
})

test('bold words are separated from the text around them', () => {
  expect(answerParts('**$225–$275** a visit, 2 * 3 ** 4.')).toEqual([
    { text: '$225–$275', isStrong: true },
    { text: ' a visit, 2 * 3 ** 4.' },
  ])
  expect(plainWords('**Call 911 now.** Keep away.')).toBe('Call 911 now. Keep away.')
})

test('phone number and email address become links wherever they occur', () => {
  expect(answerParts(`Call ${phone.text}, write ${email.text} or call ${phone.text}`, [email, phone])).toEqual([
    { text: 'Call ' },
    phone,
    { text: ', write ' },
    email,
    { text: ' or call ' },
    phone,
  ])
})

test('a number in bold words is a bold link, and part of a longer number is none', () => {
  const emergency = { text: '911', href: 'tel:911' }
  expect(answerParts('**Call 911 now.** It was $911, $1,911, (559) 911-0000 or 9115.', [emergency])).toEqual([
    { text: 'Call ', isStrong: true },
    { ...emergency, isStrong: true },
    { text: ' now.', isStrong: true },
    { text: ' It was $911, $1,911, (559) 911-0000 or 9115.' },
  ])
})

test('a number inside a link stays part of it', () => {
  expect(answerParts(`[${phone.text}](tel:+15595550123)`, [phone])).toEqual([phone])
})

describe('a link', () => {
  test.each(['/', '/#quote', '/ohio/gambier', '/blog/a-b?x=1#y', 'tel:+15595550123', 'mailto:a@b.co'])(
    'may point to %s',
    (href) => {
      expect(isSafeTarget(href)).toBe(true)
    },
  )

  test('may point to another site over https', () => {
    expect(answerParts('[guide](https://example.org/a)')).toEqual([{ text: 'guide', href: 'https://example.org/a' }])
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http://example.org',
    '//example.org',
    '/\\example.org',
    '/a\\..',
    'https:///x',
    'services',
    '#quote',
    'tel:',
    'mailto:',
    ' /services',
    'blob:https://example.org/x',
  ])('may not point to %s', (href) => {
    expect(isSafeTarget(href)).toBe(false)
    expect(answerParts(`[here](${href})`).every((part) => part.href === undefined)).toBe(true)
  })
})

test('an empty line separates paragraphs', () => {
  expect(paragraphsOf('One.\nStill one.\n\n  Two.\n\n\n')).toEqual([
    { place: 0, text: 'One.\nStill one.' },
    { place: 1, text: 'Two.' },
  ])
})

test('a link in a note becomes its text', () => {
  expect(plainWords('Free: [ask for a quote](/#quote).')).toBe('Free: ask for a quote.')
})
