import { escapeHtml } from '../html.ts'

const box = /<label class="quote-estimate" hidden(?:="")?>(<input\b[^>]*?)\s?\/?><span><\/span><\/label>/

/** The page with the quote form, with an estimate in it that is sent along unless its box is cleared. */
export const fillEstimateBox = (page: string, query: string, label: string): string =>
  page.replace(
    box,
    (_whole, input: string) =>
      `<label class="quote-estimate">${input} value="${escapeHtml(query)}" checked><span>${escapeHtml(label)}</span></label>`,
  )
