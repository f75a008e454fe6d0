import words from 'virtual:quote-words'
import type { ReactNode } from 'react'
import { QuoteDialog } from './QuoteDialog.tsx'

/** The quote dialog of this site, in the words of its content. */
export function LiveQuote({ photo }: { photo?: ReactNode }) {
  return <QuoteDialog {...words} photo={photo} />
}
