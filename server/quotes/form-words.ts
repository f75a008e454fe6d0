import type { QuoteWords } from '../../content/schema/interface.ts'
import type { FormError } from '../../contract/form-errors.ts'
import { sayFieldError } from '../../contract/say-field-error.ts'
import type { ServerWords } from '../builds/content.ts'
import type { LimitWords } from './limits.ts'

/** What a visitor without script reads whose request could not be kept, met a limit or lacks an answer. */
export type FormWords = LimitWords & {
  language: string
  unsaved: string
  quote: Pick<QuoteWords, 'fields' | 'mistakes' | 'failed' | 'refused'>
}

/** These words in one language of the site. */
export const formWords = ({ language, serverError, quote }: ServerWords): FormWords => ({
  ...serverError,
  language,
  quote,
})

/** The errors in the words of the form. A refusal of the whole form (`BLOCKED`) brings its own sentence. */
export const sayErrors = (errors: readonly FormError[], { quote }: FormWords): string[] =>
  errors.map((error) => {
    if ('field' in error) return sayFieldError(error, quote) ?? quote.failed
    return error.code === 'BLOCKED' ? error.message : quote.failed
  })
