import type { Content } from '../../content/schema/read.ts'
import { formPath } from '../../contract/form-path.ts'
import type { QuoteDialogProps } from './QuoteDialog.tsx'
import type { ReplyTime } from './say-success.ts'

type Words = Omit<QuoteDialogProps, 'photo'>

/** How soon we promise to answer; we call from the earliest opening to the latest closing of the week. */
const replyTime = ({ promises, hours, daysOff, timeZone }: Content['business']): ReplyTime => {
  const { sun, mon, tue, wed, thu, fri, sat } = hours
  const weekdays = [sun, mon, tue, wed, thu, fri, sat].flatMap((day, at) => (day === null ? [at] : []))
  const open = Object.values(hours).flatMap((day) => day ?? [])
  const hourOf = (time: string) => Number(time.slice(0, 2))
  return {
    timeZone,
    within: promises.replyWithinHours,
    from: Math.min(...open.map(({ opens }) => hourOf(opens))),
    to: Math.max(...open.map(({ closes }) => hourOf(closes))),
    ...((weekdays.length > 0 || daysOff.length > 0) && { closed: { weekdays, daysOff } }),
  }
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
