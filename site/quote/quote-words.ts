import type { Content } from '../../content/schema/read.ts'
import { formPath } from '../../contract/form-path.ts'
import type { QuoteDialogProps } from './QuoteDialog.tsx'

export type QuoteDialogWords = Pick<QuoteDialogProps, 'words' | 'toastWords' | 'action' | 'phone' | 'brokenTitle'>

/** All that the quote dialog says, and where it sends to. */
export const quoteWords = ({
  business,
  interface: shared,
  serverError,
}: Pick<Content, 'business' | 'interface' | 'serverError'>): QuoteDialogWords => ({
  words: shared.quote,
  toastWords: shared.toast,
  action: formPath(business.form),
  phone: { href: business.phoneLink, number: business.phone },
  brokenTitle: serverError.title,
})
