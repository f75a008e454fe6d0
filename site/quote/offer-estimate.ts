import { quoteFields } from '../../contract/quote-fields.ts'

/**
 * Puts an estimate into the quote form as a checked checkbox, which the visitor may uncheck. The server computes its
 * price again. The notice of success names `job`.
 */
export const offerEstimate = (query: string, label: string, job: string) => {
  const box = document.querySelector<HTMLInputElement>(`.quote-form input[name="${quoteFields.estimate}"]`)
  const row = box?.closest('label')
  const text = row?.querySelector('span')
  if (!box || !row || !text) return
  box.value = query
  box.dataset.job = job
  box.checked = true
  text.textContent = label
  row.hidden = false
}
