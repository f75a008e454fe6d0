import words from 'words:quote'
import { QuoteDialog, type QuoteDialogProps } from './QuoteDialog.tsx'

/** The quote dialog as this site has it. */
export function SiteQuoteDialog({ photo }: Pick<QuoteDialogProps, 'photo'>) {
  return <QuoteDialog photo={photo} {...words} />
}
