import { isOwnerLetter, type OutboxStore, type OwedMessage } from '../storage/outbox-store.ts'

const hourMs = 60 * 60_000

/**
 * Letters sent to the owner individually per hour; further ones become one digest. `owner` counts notices and
 * reminders; `spam` counts the notices of possible spam among them, so that spam cannot use up the limit.
 */
export type LetterLimits = { owner: number; spam: number }

export const usualLimits: LetterLimits = { owner: 30, spam: 20 }

/**
 * Acknowledgements per hour, over all addresses. More than the busiest hour needs, few enough that nobody can make this
 * site mail thousands of strangers or use up a mail provider's quota (500 a day).
 */
export const acknowledgementsAnHour = 30

export type Decision = { act: 'send' } | { act: 'digest' } | { act: 'withhold'; why: string }

/** The next full hour, when a digest is due: at most one an hour. */
export const nextFullHour = (now: Date): Date => new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs)

const send: Decision = { act: 'send' }

type History = Pick<OutboxStore, 'acknowledgedSince' | 'ownerLettersSince'>

/** Decides for each due message, in order, whether it is sent now, moved to a digest or withheld. */
export const decide = async (
  store: History,
  owed: readonly OwedMessage[],
  now: Date,
  limits: LetterLimits = usualLimits,
): Promise<{ owed: OwedMessage; decision: Decision }[]> => {
  const sent = owed.some(isToOwner) ? await store.ownerLettersSince(ago(now, 1)) : { all: 0, spam: 0 }
  let [toOwner, spam] = [sent.all, sent.spam]
  const today = owed.some(isAcknowledgement) ? await store.acknowledgedSince(ago(now, 24)) : []
  const mailboxes = new Set(today.map(({ email }) => mailboxOf(email)))
  let thisHour = today.filter(({ at }) => at > ago(now, 1)).length

  const decisionForOwner = (isSpam: boolean): Decision => {
    if (toOwner >= limits.owner || (isSpam && spam >= limits.spam)) return { act: 'digest' }
    toOwner += 1
    if (isSpam) spam += 1
    return send
  }

  const decisionOn = (one: OwedMessage): Decision => {
    if (isToOwner(one)) return decisionForOwner(isSpamNotice(one))
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

const isToOwner = ({ message }: OwedMessage) => isOwnerLetter(message.kind)

const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * hourMs)

const isAcknowledgement = ({ message }: OwedMessage) => message.kind === 'acknowledgement'

/** The mailbox of an address: `Ann+spam@Example.com` is `ann@example.com`. */
const mailboxOf = (email: string): string => {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const [local = ''] = address.slice(0, at).split('+', 1)
  return `${local}${address.slice(at)}`
}

const isSpamNotice = ({ message, lead }: OwedMessage) => message.kind === 'owner-notice' && lead.spam_reason !== null
