import { z } from 'zod'
import { customerFields } from '../../../contract/desk/customer.ts'
import { effectOn, isAnswer, type Effect as Shown } from '../../../contract/desk/effect.ts'
import { type Change, leadStates, lostReasons } from '../../../contract/desk/lead.ts'
import { markedAtDesk } from '../../storage/tables.ts'
import type { StoredLead } from './stored-lead.ts'

/** The columns of a lead that a change writes. */
export type Effect = Partial<Omit<StoredLead, 'id' | 'version' | 'person'>>

const columns = {
  state: 'progress',
  quotedCents: 'quoted_cents',
  bookedOn: 'booked_on',
  bookedFrom: 'booked_from',
  bookedTo: 'booked_to',
  followUpOn: 'follow_up_on',
  lostReason: 'lost_reason',
  againOn: 'again_on',
  againAskedAt: 'again_asked_at',
  name: 'name',
  phone: 'phone',
  email: 'email',
  town: 'town',
  street: 'street',
  access: 'access_note',
} as const satisfies Record<Exclude<keyof Shown, 'isSpam' | 'noMore' | 'phoneLink'>, keyof Effect>

const answered = (lead: StoredLead, personId: string, now: Date): Effect => ({
  answered_at: lead.answered_at ?? now.toISOString(),
  person_id: lead.person_id ?? personId,
})

/** The columns that a change writes. */
export const effectOf = (lead: StoredLead, change: Change, personId: string, now: Date): Effect => {
  const { isSpam, noMore, ...shown } = effectOn(lead.progress, change)
  const written = Object.entries(columns).flatMap(([name, column]) => {
    const value = shown[name as keyof typeof shown]
    return value === undefined ? [] : [[column, value]]
  })
  return {
    ...(isAnswer(change) && answered(lead, personId, now)),
    ...Object.fromEntries(written),
    ...(isSpam !== undefined && { spam_reason: isSpam ? (lead.spam_reason ?? markedAtDesk) : null }),
    ...(noMore !== undefined && { no_more_at: noMore ? now.toISOString() : null }),
    ...(change.kind === 'ask-again' && { again_asked_at: now.toISOString() }),
    // Replies go to the corrected address, even if the form named another one.
    ...(shown.email !== undefined && { reply_to: null }),
  }
}

/** The previous values of the columns that a change writes, for undo. */
export const beforeOf = (lead: StoredLead, effect: Effect): Effect =>
  Object.fromEntries(Object.entries(lead).filter(([column]) => Object.hasOwn(effect, column)))

const text = z.string().nullable().exactOptional()

const beforeSchema = z.strictObject({
  progress: z.enum(leadStates).exactOptional(),
  spam_reason: text,
  person_id: text,
  quoted_cents: z.number().nullable().exactOptional(),
  booked_on: text,
  booked_from: text,
  booked_to: text,
  follow_up_on: text,
  lost_reason: z.enum(lostReasons).nullable().exactOptional(),
  answered_at: text,
  again_on: text,
  again_asked_at: text,
  no_more_at: text,
  name: z.string().exactOptional(),
  phone: z.string().exactOptional(),
  email: z.string().exactOptional(),
  reply_to: text,
  town: text,
  street: text,
  access_note: text,
})

/** The customer's data before a correction, by the names of its fields. */
export const correctedFrom = (json: string): Record<string, string> => {
  const before = readBefore(json)
  return Object.fromEntries(
    customerFields.flatMap((name) => {
      const value = before[columns[name]]
      return value === undefined ? [] : [[name, value ?? '']]
    }),
  )
}

/** Parses the JSON of `beforeOf`. Throws if it is invalid. */
export const readBefore = (json: string): Effect => beforeSchema.parse(JSON.parse(json))
