import { quoteFields } from '../../contract/quote-fields.ts'

/**
 * Puts an estimate into the quote form, where the visitor sees it and may leave it out: a box that is checked. The server
 * counts its price again from the query. `job` is what the request is thanked for.
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
