import { limitOf, quoteFields } from './quote-fields.ts'

type FieldWords = { label: string; error?: string | undefined; typeError?: string | undefined }

/** The form's words for mistakes; `more` holds the optional fields. */
type FieldErrorWords = {
  fields: Readonly<Record<'name' | 'phone' | 'email' | 'note', FieldWords>> & {
    more?: Readonly<Partial<Record<string, FieldWords>>> | undefined
  }
  /** Sentences with `{label}`, and `{limit}` characters in that of `text`. */
  mistakes: { text: string; number: string }
}

const isOwn = (field: string): field is 'name' | 'phone' | 'email' | 'note' =>
  field === 'name' || field === 'phone' || field === 'email' || field === 'note'

/** One mistake in the form's words; undefined for an unknown code. */
export const sayFieldError = (
  { code, field: sent }: { code?: string | undefined; field: string },
  { fields, mistakes }: FieldErrorWords,
): string | undefined => {
  const field = sent === quoteFields.replyTo ? quoteFields.email : sent
  const words: FieldWords = (isOwn(field) ? fields[field] : fields.more?.[field]) ?? { label: field }
  const label = (text: string) => text.replace('{label}', () => words.label)
  if (code === 'TYPE_EMAIL') return words.typeError ?? words.error
  if (code === 'TYPE_TEXT') return label(mistakes.text).replace('{limit}', String(limitOf(field)))
  if (code === 'TYPE_NUMERIC') return label(mistakes.number)
  return code?.startsWith('REQUIRED_FIELD') ? words.error : undefined
}
