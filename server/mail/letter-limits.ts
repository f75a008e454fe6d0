import type { OutboxStore, OwedMessage } from '../storage/outbox.ts'

const hourMs = 60 * 60_000

/** Notices of possible spam that reach the owner one by one in an hour; the rest of them come as one digest. */
export const spamNoticesAnHour = 20

/**
 * Acknowledgements in an hour, to all addresses together: more than the busiest hour of a window cleaner has, and few
 * enough that nobody can have this site write to strangers by the thousand, or use up what a mail provider allows (500 a day).
 */
export const acknowledgementsAnHour = 30

export type Decision = { act: 'send' } | { act: 'digest' } | { act: 'withhold'; why: string }

const send: Decision = { act: 'send' }

/** The mailbox behind an address: `Ann+spam@Example.com` reaches the same person as `ann@example.com`. */
export const mailboxOf = (email: string): string => {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const [local = ''] = address.slice(0, at).split('+', 1)
  return `${local}${address.slice(at)}`
}

/** The next full hour: a digest is due then, so that there is one an hour. */
export const nextFullHour = (now: Date): Date => new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs)

const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * hourMs)
const isSpamNotice = ({ message, lead }: OwedMessage) => message.kind === 'owner-notice' && lead.spam_reason !== null
const isAcknowledgement = ({ message }: OwedMessage) => message.kind === 'acknowledgement'

type History = Pick<OutboxStore, 'acknowledgedSince' | 'spamNoticesSince'>

/** Decides of messages that are due together, in their order, which leave now: within the limits of an hour and a day. */
export const decide = async (
  store: History,
  owed: readonly OwedMessage[],
  now: Date,
): Promise<{ owed: OwedMessage; decision: Decision }[]> => {
  let notices = owed.some(isSpamNotice) ? await store.spamNoticesSince(ago(now, 1)) : 0
  const today = owed.some(isAcknowledgement) ? await store.acknowledgedSince(ago(now, 24)) : []
  const mailboxes = new Set(today.map(({ email }) => mailboxOf(email)))
  let thisHour = today.filter(({ at }) => at > ago(now, 1)).length

  const decisionOn = (one: OwedMessage): Decision => {
    if (isSpamNotice(one)) {
      notices += 1
      return notices > spamNoticesAnHour ? { act: 'digest' } : send
    }
    if (!isAcknowledgement(one)) return send
    const mailbox = mailboxOf(one.lead.email)
    if (mailboxes.has(mailbox)) return { act: 'withhold', why: 'This address has had its acknowledgement of the day' }
    if (thisHour >= acknowledgementsAnHour) return { act: 'withhold', why: 'Too many acknowledgements in this hour' }
    mailboxes.add(mailbox)
    thisHour += 1
    return send
  }
  return owed.map((one) => ({ owed: one, decision: decisionOn(one) }))
}
