import { describe, expect, test } from 'vitest'
import { fieldError, formError } from '../../contract/form-error-messages.ts'
import { fillQuotePage } from './fill-quote-page.ts'

const field = (name: string) =>
  `<input class="field" id="f-${name}" name="${name}" value="" required/><p class="field-error" data-error-for="${name}" hidden=""></p>`
const markedForm = (more = '') =>
  `<form method="post" action="/f/quote"><div data-form-errors></div>${field('name')}${field('email')}${more}</form>`
const page = `<main>${markedForm('<textarea name="note"></textarea>')}</main><dialog><form>${field('name')}</form></dialog>`

const fill = (answers: Record<string, unknown>, html = page) =>
  fillQuotePage(html, new Map(Object.entries(answers)), [fieldError('REQUIRED_FIELD_EMPTY', 'email')])

describe('the quote page that is shown again', () => {
  test('keeps the answers', () => {
    expect(fill({ name: 'Ann', note: 'two\nlines' })).toContain('name="name" required value="Ann">')
    expect(fill({ note: 'two\nlines' })).toContain('<textarea name="note">\ntwo\nlines</textarea>')
  })

  test('names the errors at the top and beside their fields', () => {
    const shown = fill({ name: 'Ann', email: '' })
    expect(shown).toContain('<ul><li><a href="#f-email">Enter your email address</a></li></ul>')
    expect(shown).toMatch(/<div data-form-errors role="alert" tabindex="-1" autofocus>/)
    expect(shown).toContain('<p class="field-error" data-error-for="email">Enter your email address</p>')
    expect(shown).toContain('name="email" required value="" aria-invalid="true">')
    expect(shown).toContain('<p class="field-error" data-error-for="name" hidden=""></p>')
  })

  test('gives the errors the title that the page names, and says so in its own', () => {
    const titled = page.replace('data-form-errors', 'data-form-errors="Check &amp; correct"')
    expect(fill({}, `<title>Quote</title>${titled}`)).toMatch(
      /^<title>Error: Quote<\/title>.*<p>Check &amp; correct<\/p>/,
    )
  })

  test('an error of the whole form, or of a field that nobody sees, leads nowhere', () => {
    const errors = [formError('BLOCKED'), fieldError('TYPE_EMAIL', 'reply-to')]
    expect(fillQuotePage(page, new Map(), errors)).toMatch(/<ul><li>[^<]+<\/li><li>[^<]+<\/li><\/ul>/)
  })

  test('leaves other forms of the page as they are', () => {
    expect(fill({ name: 'Ann' })).toContain(`<dialog><form>${field('name')}</form></dialog>`)
  })

  test.each([
    '"><script>alert(1)</script>',
    "' autofocus onfocus=alert(1) x='",
    '</textarea><img src=x onerror=alert(1)>',
    '$& $1 $`',
  ])('cannot be broken out of with %s', (attack) => {
    const shown = fill({ name: attack, note: attack, email: attack })
    expect(shown).not.toMatch(/<script|<img/)
    expect(shown).toMatch(/^<main><form/)
    expect(shown.match(/<input/g)).toHaveLength(3)
    expect(shown.match(/value="([^"]*)"/g)?.every((value) => !/[<>']/.test(value))).toBe(true)
  })

  test.each(['<input type="hidden" name="reply-to" value="">', '<input type="text" name="_gotcha">'])(
    'does not fill what no visitor sees: %s',
    (hidden) => {
      expect(fill({ 'reply-to': 'x', _gotcha: 'x' }, markedForm(hidden))).toContain(hidden)
    },
  )
})
