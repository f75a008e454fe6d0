import type { Content } from '../../content/schema/read.ts'
import { formPath } from '../../contract/form-path.ts'
import { link } from '../link.ts'
import type { QuoteDialogProps } from './QuoteDialog.tsx'

type Words = Pick<QuoteDialogProps, 'words' | 'toastWords' | 'action' | 'phone' | 'broken'>

/** All that the quote dialog says, and where it sends to. */
export const quoteWords = ({
  business,
  interface: shared,
  serverError,
}: Pick<Content, 'business' | 'interface' | 'serverError'>): Words => ({
  words: shared.quote,
  toastWords: shared.toast,
  action: formPath(business.form),
  phone: { href: business.phoneLink, number: business.phone },
  broken: { title: serverError.title, href: link('/quote') },
})
