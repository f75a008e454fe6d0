import type { Content } from '../../content/schema/read.ts'
import { formPath } from '../../contract/form-path.ts'
import type { QuoteDialogProps } from './QuoteDialog.tsx'

type Words = Pick<QuoteDialogProps, 'words' | 'toastWords' | 'action' | 'phone' | 'replyHours' | 'photosLabel'>

/** Words and target of the quote dialog. */
export const quoteWords = ({
  business,
  interface: shared,
  photographs,
}: Pick<Content, 'business' | 'interface' | 'photographs'>): Words => ({
  words: shared.quote,
  toastWords: shared.toast,
  action: formPath(business.form),
  phone: { href: business.phoneLink, number: business.phone },
  replyHours: business.promises.replyWithinHours,
  photosLabel: photographs.visitor?.title,
})
