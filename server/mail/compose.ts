import { hash } from 'node:crypto'
import type { Numbers } from '../../contract/desk/numbers.ts'
import type { ServerContent } from '../builds/server-content.ts'
import type { OwedMessage } from '../storage/outbox-store.ts'
import { type LeadRow, type OutboxRow, type ReminderKind, reminderKinds } from '../storage/tables.ts'
import { keptLanguage } from './extra-fields.ts'
import type { Letter } from './letter.ts'
import { acknowledgement } from './letters/acknowledgement.ts'
import { digest } from './letters/digest.ts'
import { letterPage, paragraph } from './letters/letter-page.ts'
import { ownerBrief, ownerNotice } from './letters/owner-notice.ts'
import { reminder } from './letters/reminder.ts'
import { weeklyNumbers } from './letters/weekly-numbers.ts'
import { localTime } from './local-time.ts'
import { type Addresses, domainOf } from './mail-addresses.ts'
import { oneLine } from './one-line.ts'
import type { Brief } from './webhook-formats.ts'

const isReminder = (kind: string): kind is ReminderKind => reminderKinds.some((one) => one === kind)

/**
 * Writes the letters of this business. A retry produces the same letter with the same Message-ID. `photosPath` returns the
 * path where the visitor of a lead adds photographs.
 */
export const composer = (
  { business, letters, customers, quote, photographs, language, replyWithinHours, wordsIn }: ServerContent,
  addresses: Addresses,
  photosPath: (leadId: string, home: string) => string | undefined = () => undefined,
) => {
  const spoken = localTime(business.timeZone, language, 'full')
  const from = { name: business.name, address: addresses.from }
  const owner = { name: business.name, address: addresses.to }

  const page = { sender: business, language }
  const mechanical = { 'Auto-Submitted': 'auto-generated' }
  const hours = String(replyWithinHours)

  const toOwner = ({ message_id: messageId, created_at }: OutboxRow) => {
    const date = new Date(created_at)
    return { messageId, date, from, to: owner }
  }
  // A lead entered by hand may have no email address.
  const toVisitor = ({ name, email, reply_to }: LeadRow) => {
    const address = reply_to ?? email
    return address ? { replyTo: { name: oneLine(name), address } } : {}
  }

  const noticeOf = ({ message, lead }: OwedMessage): Letter => {
    const date = new Date(lead.received_at)
    const words = ownerNotice(letters.ownerNotice, lead, { received: spoken(date), more: quote.fields.more, ...page })
    return { ...toOwner(message), date, ...toVisitor(lead), ...words }
  }

  const acknowledgementOf = ({ message, lead }: OwedMessage): Letter => {
    const theirs = wordsIn(keptLanguage(lead.extra))
    const path = photosPath(lead.id, theirs.isFirst ? '' : `/${theirs.language}`)
    const { visitor } = theirs.photographs
    const photos = visitor && path && { label: visitor.title, href: `${business.siteUrl}${path}#photos` }
    return {
      messageId: message.message_id,
      date: new Date(lead.received_at),
      from,
      to: { name: '', address: lead.email },
      replyTo: { name: business.name, address: business.email },
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
      ...acknowledgement(theirs.letters.acknowledgement, lead, business, { language: theirs.language, photos }),
    }
  }

  const heartbeatOf = ({ message }: OwedMessage): Letter => {
    const { subject, text } = letters.heartbeat
    const html = letterPage({ ...page, subject, content: [paragraph(text)] })
    return { ...toOwner(message), headers: mechanical, subject, text: `${text}\n`, html }
  }

  const reminderOf = ({ message, lead }: OwedMessage, kind: ReminderKind): Letter => {
    const received = spoken(new Date(lead.received_at))
    const words = reminder({ ...letters.reminders, review: photographs.review }, kind, lead, {
      received,
      hours,
      ...page,
    })
    return { ...toOwner(message), ...toVisitor(lead), ...words }
  }

  return {
    /** The letter about one lead. */
    letter: (owed: OwedMessage): Letter => {
      const { kind } = owed.message
      if (kind === 'heartbeat') return heartbeatOf(owed)
      if (kind === 'acknowledgement') return acknowledgementOf(owed)
      return isReminder(kind) ? reminderOf(owed, kind) : noticeOf(owed)
    },
    /** The weekly letter; the last week is the one that has just ended. */
    numbers: (message: OutboxRow, numbers: Numbers): Letter => ({
      ...toOwner(message),
      headers: mechanical,
      ...weeklyNumbers(letters.weekly, numbers, { ...page, customers }),
    }),
    /** A lead in a few lines with a link to the desk. */
    brief: ({ lead }: OwedMessage): Brief => ({
      ...ownerBrief(letters.ownerNotice, lead, {
        received: spoken(new Date(lead.received_at)),
        more: quote.fields.more,
        language,
      }),
      link: `${business.siteUrl}/desk/leads/${encodeURIComponent(lead.id)}`,
    }),
    /** One letter about several leads, without repeats. */
    digest: (owed: readonly OwedMessage[]): Letter => {
      const id = hash('sha256', owed.map(({ message }) => message.id).join()).slice(0, 32)
      const leads = [...new Map(owed.map(({ lead }) => [lead.id, lead])).values()]
      return {
        messageId: `<${id}@${domainOf(addresses.from)}>`,
        date: new Date(),
        from,
        to: owner,
        ...digest(letters.digest, leads, { ...page, mark: letters.ownerNotice.possibleSpam.mark }),
      }
    },
  }
}

export type Compose = ReturnType<typeof composer>
