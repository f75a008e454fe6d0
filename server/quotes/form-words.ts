import type { QuoteWords } from '../../content/schema/interface.ts'
import type { FormError } from '../../contract/form-errors.ts'
import { sayFieldError } from '../../contract/say-field-error.ts'
import type { ServerWords } from '../builds/server-content.ts'
import type { LimitWords } from './limits.ts'

/** Words for visitors without script: not stored, over a limit, mistakes. */
export type FormWords = LimitWords & {
  language: string
  unsaved: string
  quote: Pick<QuoteWords, 'fields' | 'mistakes' | 'failed' | 'refused'>
}

/** Picks these words of one language. */
export const formWords = ({ language, serverError, quote }: ServerWords): FormWords => ({
  ...serverError,
  language,
  quote,
})

/** Errors as sentences in the form's words. A `BLOCKED` error has its own sentence. */
export const sayErrors = (errors: readonly FormError[], { quote }: FormWords): string[] =>
  errors.map((error) => {
    if ('field' in error) return sayFieldError(error, quote) ?? quote.failed
    return error.code === 'BLOCKED' ? error.message : quote.failed
  })
