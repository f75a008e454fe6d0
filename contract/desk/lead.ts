import { z } from 'zod'
import { keptEstimateSchema } from '../kept-estimate.ts'
import { correctionSchema, origins, visitPlaceSchema } from './customer.ts'
import { jobRecordSchema, photographSchema } from './photographs.ts'
import { block } from './text-field.ts'
import { sentBy, sentThings, totalOf, writtenQuoteSchema } from './written-quote.ts'

/** Progress of a lead. Spam is a separate flag. */
export const leadStates = ['new', 'contacted', 'quoted', 'booked', 'done', 'lost'] as const
export type LeadState = (typeof leadStates)[number]

/** Meaning of each state: open leads need work, won leads brought a job. A booked lead is both. */
const meaning = {
  new: { isOpen: true, isWon: false },
  contacted: { isOpen: true, isWon: false },
  quoted: { isOpen: true, isWon: false },
  booked: { isOpen: true, isWon: true },
  done: { isOpen: false, isWon: true },
  lost: { isOpen: false, isWon: false },
} as const satisfies Record<LeadState, { isOpen: boolean; isWon: boolean }>

export const openStates = leadStates.filter((state) => meaning[state].isOpen)
export const wonStates = leadStates.filter((state) => meaning[state].isWon)
const closedStates = leadStates.filter((state) => !meaning[state].isOpen)
/** True if a lead in this state needs work; so does one in a state that only a newer version knows. */
export const isOpen = (state: LeadState): boolean => !closedStates.includes(state)
export const isWon = (state: LeadState): boolean => wonStates.includes(state)

// After going back to this version, leads may be in a state of the newer one.
const readState = z.enum(leadStates).catch('contacted')

export const lostReasons = ['price', 'no-answer', 'someone-else', 'too-far', 'other'] as const
export type LostReason = (typeof lostReasons)[number]

/**
 * State of a letter, webhook call or push. `filed`: only written to a file. `dead`: every attempt failed. `withheld`:
 * not sent, because of the limits on letters or because it was no longer true when it was due.
 */
export const deliveryStates = ['waiting', 'sent', 'filed', 'dead', 'withheld'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** `today` holds the jobs booked for today and the follow-ups until today, `mine` the open leads of the reader. */
export const inboxFilters = ['waiting', 'today', 'booked', 'quoted', 'mine', 'all', 'spam'] as const
export type InboxFilter = (typeof inboxFilters)[number]

export const searchLimit = 100

/** Query of the inbox. `after` is the `next` of the previous page. */
export const inboxQuerySchema = z.object({
  filter: z.enum(inboxFilters).default('waiting'),
  search: z.string().trim().max(searchLimit).default(''),
  after: z
    .string()
    .regex(/^(?:\d{4}-\d\d-\d\d(?:T[\d:.]{8,12}Z)?)?_[\w-]{1,64}$/)
    .optional(),
})
export type InboxQuery = z.infer<typeof inboxQuerySchema>

const moment = z.iso.datetime()
const day = z.iso.date()
const clockTime = z.iso.time({ precision: -1 })
/** Cents, at most ten million dollars. */
export const money = z.int().min(0).max(1_000_000_000)

export const leadSummarySchema = z.object({
  id: z.string(),
  /** Grows by one with each change. A change names the version it was made from. */
  version: z.int(),
  name: z.string(),
  town: z.string().nullable(),
  street: z.string().nullable().default(null),
  origin: z.enum(origins).default('form'),
  panels: z.int().nullable(),
  estimate: keptEstimateSchema.nullable(),
  /** The page that the quote request was sent from. */
  page: z.string().nullable(),
  /** The visitor's own words about the job, shortened. */
  what: z.string().nullable(),
  receivedAt: moment,
  state: readState,
  isSpam: z.boolean(),
  /** Name of the person who took the lead. */
  person: z.string().nullable(),
  quotedCents: money.nullable(),
  bookedOn: day.nullable(),
  bookedFrom: clockTime.nullable(),
  bookedTo: clockTime.nullable(),
  followUpOn: day.nullable(),
  /** The day from which the customer is due for the next job, and when they were last asked about it. */
  againOn: day.nullable().default(null),
  againAskedAt: moment.nullable().default(null),
  /** The customer wants no more reminders, and said so at this lead. */
  noMore: z.boolean().default(false),
})
export type LeadSummary = z.infer<typeof leadSummarySchema>

export const inboxPageSchema = z.object({
  leads: z.array(leadSummarySchema),
  next: z.string().nullable(),
  /** Number of leads waiting for an answer, whatever the filter. */
  waiting: z.int(),
  /** Number of customers due by today, at most a hundred. */
  due: z.int().default(0),
  /** True when no mail server is configured, so letters are only written to files. */
  isMailOff: z.boolean().default(false),
})
export type InboxPage = z.infer<typeof inboxPageSchema>

const uuid = z.uuid()
export const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['call', 'text', 'email', 'done', 'review', 'reopen', 'spam', 'rescue', 'no-more']) }),
  z.strictObject({ kind: z.literal('note'), text: block(4000).min(1) }),
  z
    .strictObject({ kind: z.literal('quote'), cents: money, written: writtenQuoteSchema.exactOptional() })
    .refine(({ cents, written }) => !written || totalOf(written.lines) === cents, { path: ['cents'] }),
  z.strictObject({
    kind: z.literal('send'),
    what: z.enum(sentThings),
    by: z.enum(sentBy),
    followUpOn: day.nullable().exactOptional(),
  }),
  z
    .strictObject({
      kind: z.literal('book'),
      on: day,
      from: clockTime,
      to: clockTime,
      place: visitPlaceSchema.exactOptional(),
    })
    .refine(({ from, to }) => from < to, { path: ['to'] }),
  z.strictObject({ kind: z.literal('lost'), reason: z.enum(lostReasons) }),
  z.strictObject({ kind: z.literal('follow-up'), on: day.nullable() }),
  z.strictObject({ kind: z.literal('again'), on: day.nullable() }),
  z.strictObject({ kind: z.literal('ask-again'), by: z.enum(['call', 'text', 'email']) }),
  z.strictObject({ kind: z.literal('correct'), to: correctionSchema }),
  // The customer is sent the photographs of the job.
  jobRecordSchema.extend({ kind: z.literal('record') }),
])
export type Change = z.infer<typeof changeSchema>

/** A change with its idempotency key `id`: the server applies each id once. */
export const changeRequestSchema = z.strictObject({ id: uuid, version: z.int().min(0), change: changeSchema })
export type ChangeRequest = z.infer<typeof changeRequestSchema>

export const undoRequestSchema = z.strictObject({ id: uuid })

/** How long a change can be undone, in ms. */
export const undoWithinMs = 10_000

/** One entry of a lead's history. Letters appear once they are queued. */
const happeningSchema = z.object({
  id: z.string(),
  at: moment,
  /** Null when the server did it. */
  person: z.string().nullable(),
  what: z
    .union([
      z.object({ kind: z.literal('received'), origin: z.enum(origins).default('form') }),
      /** `from` are the values before the correction. */
      z.object({
        kind: z.literal('correct'),
        to: correctionSchema,
        from: z.record(z.string(), z.string()),
      }),
      z.object({
        kind: z.literal('letter'),
        letter: z.enum(['owner-notice', 'acknowledgement', 'webhook', 'digest']),
        state: z.enum(deliveryStates),
      }),
      /** The customer pressed "Yes, let's find a day" on their private page. */
      z.object({ kind: z.literal('wants-day') }),
      /** A change that only a newer version knows. */
      z.object({ kind: z.literal('other') }),
      changeSchema,
    ])
    .catch({ kind: 'other' }),
})
export type Happening = z.infer<typeof happeningSchema>

export const leadSchema = leadSummarySchema.extend({
  phone: z.string(),
  /** Digits for `tel:` and `sms:` links; null when the number cannot be called. */
  phoneLink: z.string().nullable(),
  email: z.string(),
  /** Note on access: gate, dog, key. */
  access: z.string().nullable().default(null),
  /** The other leads with the same phone number or email, newest job first. */
  otherJobs: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        state: readState,
        origin: z.enum(origins),
        /** The day of the job, or the moment at which the lead came. */
        at: z.string(),
        quotedCents: money.nullable(),
        noMore: z.boolean(),
      }),
    )
    .default([]),
  note: z.string().nullable(),
  subject: z.string().nullable(),
  /** The visitor's other answers, as pairs of field name and value. */
  extra: z.array(z.tuple([z.string(), z.string()])),
  /** Campaign words from the page's URL: source, medium, name. */
  campaign: z.array(z.string()),
  spamReason: z.string().nullable(),
  lostReason: z.enum(lostReasons).nullable(),
  history: z.array(happeningSchema),
  photographs: z.array(photographSchema).default([]),
})
export type Lead = z.infer<typeof leadSchema>
