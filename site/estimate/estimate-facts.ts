import type { Content } from '../../content/schema/read.ts'
import { ratesOf } from '../../pricing/read-job.ts'
import { estimateOptions } from './estimate-options.ts'
import { washWords } from './wash-words.ts'

/** All that the estimate says and counts with. */
export const estimateFacts = (content: Content) => {
  const words = { ...content.estimatePage.words, wash: washWords(content) }
  return {
    words,
    options: estimateOptions(content),
    priceWords: content.pagePriceWords,
    rates: ratesOf(content),
    soiling: words.wash && content.soiling,
    phoneLink: content.business.phoneLink,
  }
}

export type EstimateFacts = ReturnType<typeof estimateFacts>
