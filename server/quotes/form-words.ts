import type { QuoteWords } from '../../content/schema/interface.ts'
import type { FormError } from '../../contract/form-errors.ts'
import { quoteFields } from '../../contract/quote-fields.ts'
import type { ServerWords } from '../builds/content.ts'
import type { LimitWords } from './limits.ts'

/** What a visitor without script reads whose request could not be kept, met a limit or lacks an answer. */
export type FormWords = LimitWords & { unsaved: string; mistakes?: Pick<QuoteWords, 'fields' | 'failed'> }

/** These words in one language of the site. Those of mistakes are for languages that the errors themselves do not speak. */
export const formWords = ({ serverError, quote, isFirst }: ServerWords): FormWords => ({
  ...serverError,
  ...(!isFirst && { mistakes: quote }),
})

const labelled = { [quoteFields.replyTo]: 'email', name: 'name', phone: 'phone', email: 'email' } as const

const isLabelled = (field: string): field is keyof typeof labelled => Object.hasOwn(labelled, field)

const sayIn = ({ fields, failed }: NonNullable<FormWords['mistakes']>, error: FormError): string => {
  // Whoever refuses a request for a reason of its own has said it in the visitor's language.
  if (error.code === 'BLOCKED') return error.message
  if (!('field' in error) || !isLabelled(error.field)) return failed
  return error.code === 'TYPE_EMAIL' ? fields.email.typeError : fields[labelled[error.field]].error
}

/** The errors in the language of the form, where that is not the one in which they are written. */
export const sayErrors = (errors: readonly FormError[], { mistakes }: FormWords): FormError[] =>
  errors.map((error) => (mistakes ? { ...error, message: sayIn(mistakes, error) } : error))
