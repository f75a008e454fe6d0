import { quoteFields } from '../../../contract/quote-fields.ts'
import { sendKeys } from '../send-key.ts'
import { unsentRequests } from '../unsent/unsent.ts'
import { answersIn, withDirectives, wordsIn } from './form-answers.ts'
import { QuoteForm, type QuoteFormProps } from './QuoteForm.tsx'

/**
 * Native quote form, for a page whose code has failed. A quote request waiting on this device is sent again by another
 * page under the same key, so one lead is stored.
 */
export function PlainQuoteForm(props: QuoteFormProps) {
  return <QuoteForm onSubmit={({ currentTarget }) => shareKey(currentTarget)} {...props} />
}

const shareKey = (form: HTMLFormElement) => {
  const typed = answersIn(form)
  const key = sendKeys().keyFor(wordsIn(typed))
  const unsent = unsentRequests()
  if (unsent.list().length > 0) unsent.keep(withDirectives(typed, { key, age: performance.now() }))
  form.addEventListener('formdata', ({ formData }) => formData.set(quoteFields.key, key), { once: true })
}
