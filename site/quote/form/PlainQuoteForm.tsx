import { quoteFields } from '../../../contract/quote-fields.ts'
import { sendKeys } from '../send-key.ts'
import { unsentRequests } from '../unsent/unsent.ts'
import { answersIn, withDirectives, wordsIn } from './form-answers.ts'
import { QuoteForm, type QuoteFormProps } from './QuoteForm.tsx'

/**
 * Native quote form, for a page whose code has failed. It sends the key of the request that waits on this device: another
 * page will send that one, too, and the server stores one lead.
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
