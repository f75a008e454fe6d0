import type { Content } from '../../content/schema/read.ts'
import { formPath } from '../../contract/form-path.ts'
import type { QuoteDialogProps } from './QuoteDialog.tsx'
import type { ReplyTime } from './say-success.ts'

type Words = Omit<QuoteDialogProps, 'photo'>

/** How soon we promise to answer, and the full hours in which we call on each day. */
const replyTime = ({ promises, hours, daysOff, timeZone }: Content['business']): ReplyTime => {
  const { sun, mon, tue, wed, thu, fri, sat } = hours
  const hourOf = (time: string) => Number(time.slice(0, 2))
  const week = [sun, mon, tue, wed, thu, fri, sat].map(
    (day) => day && { from: hourOf(day.opens), to: hourOf(day.closes) },
  )
  return { timeZone, within: promises.replyWithinHours, week, daysOff }
}

/** Words and target of the quote dialog. */
export const quoteWords = ({
  business,
  interface: shared,
  photographs,
  quotePage,
}: Pick<Content, 'business' | 'interface' | 'photographs' | 'quotePage'>): Words => {
  // The server's own page.
  const { refused: _, ...words } = shared.quote
  return {
    words,
    toastWords: shared.toast,
    action: formPath(business.form),
    phone: { href: business.phoneLink, number: business.phone },
    reply: replyTime(business),
    required: quotePage.required,
    privacy: quotePage.privacy,
    photosLabel: photographs.visitor?.title,
  }
}
