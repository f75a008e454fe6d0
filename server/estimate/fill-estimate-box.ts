import { estimateQuery, readAnswers } from '../../pricing/estimate-answers.ts'
import type { ServerContent } from '../builds/content.ts'
import { escapeHtml } from '../http/html/html.ts'
import { estimateOf } from './kept-estimate.ts'

const box = /<label class="quote-estimate" hidden(?:="")?>(<input\b[^>]*?)\s?\/?><span><\/span><\/label>/

/**
 * The page with the quote form, with the estimate of `query` in it, which is sent along unless its box is cleared. The page
 * as it was where the query names no job.
 */
export const fillEstimateBox = (
  page: string,
  query: string,
  { estimate: words, ...prices }: Pick<ServerContent, 'rates' | 'priceWords' | 'estimate'>,
): string => {
  const kept = estimateOf(query, prices)
  if (!kept) return page
  const asked = escapeHtml(estimateQuery(readAnswers(new URLSearchParams(query))))
  const label = escapeHtml(words.request.replace('{estimate}', () => kept.said))
  return page.replace(
    box,
    (_whole, input: string) =>
      `<label class="quote-estimate">${input} value="${asked}" checked><span>${label}</span></label>`,
  )
}
