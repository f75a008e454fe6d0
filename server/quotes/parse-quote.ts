import { fieldError } from '../../contract/form-error-messages.ts'
import { type FieldLevelError, isFieldErrorCode } from '../../contract/form-errors.ts'
import { moreFieldNames, moreFields, quoteFields, quoteLimits } from '../../contract/quote-fields.ts'
import { moreFieldSchema, type QuoteRequest, quoteRequestSchema } from '../../contract/quote-request.ts'
import { isBlank } from '../../contract/visible-text.ts'
import { Refusal } from '../http/refusal.ts'
import { oneLine } from '../mail/one-line.ts'
import type { Fields } from './read-fields.ts'
import type { Source } from './source.ts'

export type ParsedQuote = {
  request: QuoteRequest
  extra: Record<string, unknown>
  subject?: string | undefined
  next?: string | undefined
  source?: Source | undefined
}

const names: string[] = Object.values(quoteFields)
const directives = ['_next', '_subject', '_replyto']
// `moreFields` are validated and stored in `extra` as sent.
const more: readonly string[] = moreFieldNames
const notExtra = new Set([...names, ...directives].filter((name) => !more.includes(name)))

/** Parses the answers of a form. Throws a `Refusal` that names every wrong field. */
export const parseQuote = (fields: Fields): ParsedQuote => {
  const answers = Object.fromEntries(names.map((name) => [name, single(fields.get(name))]))
  if (textOf(fields, quoteFields.replyTo) === undefined) answers[quoteFields.replyTo] = single(fields.get('_replyto'))

  const extras = [...fields].filter(([name, value]) => !notExtra.has(name) && !isBlankText(value))
  const result = quoteRequestSchema.safeParse(answers)
  const mistakes = moreMistakes(fields)
  if (!result.success || mistakes.length > 0 || extras.some(isTooLong)) {
    const issues = result.error?.issues ?? []
    const errors = [
      ...issues.map(({ message, path }) => mistake(message, path.join('.'))),
      ...mistakes,
      ...extras.filter(isTooLong).map(([name]) => fieldError('TYPE_TEXT', name.slice(0, 100))),
    ]
    throw new Refusal(422, firstOfEach(errors))
  }

  const subject = oneLine(textOf(fields, '_subject') ?? '')
  return {
    request: result.data,
    extra: Object.fromEntries(extras),
    subject: subject || undefined,
    next: safeNext(textOf(fields, '_next')),
  }
}

// The first of repeated answers; a number as text.
const single = (value: unknown): unknown => {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'number' ? String(first) : first
}

const textOf = (fields: Fields, name: string): string | undefined => {
  const value = single(fields.get(name))
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

// A form without script sends its empty fields too.
const isBlankText = (value: unknown) => typeof value === 'string' && isBlank(value)

const moreMistakes = (fields: Fields) =>
  moreFieldNames.flatMap((name) => {
    const { error } = moreFieldSchema(name, moreFields[name].kind).safeParse(single(fields.get(name)))
    return error ? error.issues.map(({ message }) => mistake(message, name)) : []
  })

const mistake = (code: string, field: string) => fieldError(isFieldErrorCode(code) ? code : 'TYPE_TEXT', field)

const isTooLong = ([name, value]: [string, unknown]) =>
  name.length > 100 || (!isShort(value) && JSON.stringify(value).length > quoteLimits.extra + 2)

// JSON escapes a character to at most six bytes, so a short string passes without being serialized.
const isShort = (value: unknown) => typeof value === 'string' && 6 * value.length <= quoteLimits.extra

const firstOfEach = (errors: readonly FieldLevelError[]) =>
  [...new Map(errors.toReversed().map((error) => [error.field, error])).values()].toReversed()

// Redirects only to a path of this site.
const safeNext = (path: string | undefined) => (path && /^\/(?![/\\])[\w\-./#?=&%]*$/.test(path) ? path : undefined)
