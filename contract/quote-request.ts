import { z } from 'zod'
import { emailPattern, plainEmail } from './email-address.ts'
import { limitOf, quoteFields, quoteLimits } from './quote-fields.ts'
import { isBlank, withoutDirectionMarks } from './visible-text.ts'

const control = /[\p{Cc}\u2028\u2029]/u
// Lone surrogates, such as a cut emoji. `isWellFormed` is newer than the oldest browsers we support.
const loneSurrogate = /\p{Cs}/u
const controlInNote = /[^\P{Cc}\n\r\t]|[\u2028\u2029]/u

const isPlain = (value: string, forbidden = control) => !loneSurrogate.test(value) && !forbidden.test(value)

// Every message in this schema is a code of form-errors.ts.
const text = (field: string, unplain: 'TYPE_TEXT' | 'TYPE_EMAIL' = 'TYPE_TEXT') =>
  z
    .string({ error: ({ input }) => (input === undefined ? 'REQUIRED_FIELD_MISSING' : 'TYPE_TEXT') })
    .overwrite(withoutDirectionMarks)
    .trim()
    .refine((value) => !isBlank(value), { error: 'REQUIRED_FIELD_EMPTY', abort: true })
    .max(limitOf(field), { error: 'TYPE_TEXT', abort: true })
    .refine((value) => isPlain(value), { error: unplain, abort: true })

const email = (field: string) =>
  text(field, 'TYPE_EMAIL').overwrite(plainEmail).regex(emailPattern, { error: 'TYPE_EMAIL' })

const blankIsAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && isBlank(value) ? undefined : value), schema.optional())

// A wrong value of a field that the visitor cannot see must not reject the quote request.
const orAbsent = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)

const note = z
  .string({ error: 'TYPE_TEXT' })
  .overwrite(withoutDirectionMarks)
  .trim()
  .max(limitOf('note'), { error: 'TYPE_TEXT', abort: true })
  .refine((value) => isPlain(value, controlInNote), { error: 'TYPE_TEXT' })

const count = z
  .string({ error: 'TYPE_NUMERIC' })
  .trim()
  .regex(/^\d{1,6}$/, { error: 'TYPE_NUMERIC' })

const age = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)

/** A quote request: name, phone and email are required. */
export const quoteRequestSchema = z.object({
  [quoteFields.name]: text('name'),
  [quoteFields.phone]: text('phone'),
  [quoteFields.email]: email('email'),
  [quoteFields.replyTo]: blankIsAbsent(email('reply-to')),
  [quoteFields.note]: blankIsAbsent(note),
  // An unchecked or empty estimate arrives as "on" or nothing.
  [quoteFields.estimate]: orAbsent(z.string().max(limitOf('estimate'))),
  [quoteFields.language]: orAbsent(z.string().regex(/^[a-z]{2}$/)),
  [quoteFields.trap]: z.string().optional().catch('filled'),
  [quoteFields.key]: orAbsent(z.string().max(quoteLimits.key)),
  [quoteFields.age]: orAbsent(age),
  [quoteFields.chat]: blankIsAbsent(note).catch(undefined),
  [quoteFields.campaign]: orAbsent(z.string().max(limitOf('campaign'))),
})

/** Schema of one of `moreFields`, with the limit of its name; a blank answer becomes undefined. */
export const moreFieldSchema = (name: string, kind: 'text' | 'count'): z.ZodType =>
  blankIsAbsent(kind === 'count' ? count : text(name))

export type QuoteRequest = z.infer<typeof quoteRequestSchema>
