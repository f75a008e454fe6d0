import { z } from 'zod'
import { customerFields, origins } from '../../contract/desk/customer.ts'
import { columnFields, unreadableReasons } from '../../contract/desk/import.ts'
import { linkPlaces } from '../../contract/desk/link-places.ts'
import { counted, text, texts } from './meta.ts'

/** `customers.yaml`: the words of the desk about customers. */
export const customersSchema = z.strictObject({
  filters: texts('today', 'booked', 'quoted'),
  happened: z.strictObject({
    ...{ added: text, imported: text, 'no-more': text, again: text, noAgain: text, correct: text, corrected: text },
    'ask-again': texts('call', 'text', 'email'),
  }),
  fields: texts(...customerFields, 'empty'),
  add: z.strictObject({
    ...{ title: text, origin: text, note: text, language: text, isWaiting: text, save: text, more: text },
    ...{ needed: text, wrong: text, short: text, saveAnyhow: text, kept: text },
    origins: texts(...origins),
  }),
  customer: z.strictObject({
    ...{ title: text, map: text, correct: text, paid: text, others: text, noOthers: text, noMore: text },
    jobs: counted,
  }),
  again: z.strictObject({
    ...{ title: text, beforeSummer: text, afterHarvest: text, on: text, change: text, noMore: text },
    ...{ noMoreWhy: text, takeBack: text, sms: text, place: text, subject: text },
    months: counted,
    usual: text,
  }),
  due: z.strictObject({
    ...{ title: text, none: text, now: text, noTown: text, last: text, on: text, since: text, asked: text, book: text },
    ...{ later: text, all: text, today: counted },
  }),
  booking: texts('clash'),
  import: z.strictObject({
    ...{ title: text, why: text, choose: text, other: text, column: text, such: text, unused: text, tooLong: text },
    ...{ tooBig: text, isDue: text, earlier: text, about: text, undo: text, undoYes: text, undone: text },
    ...{
      added: counted,
      known: counted,
      joined: counted,
      unreadable: counted,
      save: counted,
      done: counted,
      undoSure: counted,
    },
    fields: texts(...columnFields),
    reasons: texts(...unreadableReasons),
  }),
  numbers: z.strictObject({
    ...{ origins: text, months: text, noMonths: text, due: text, dueCalled: text },
    won: counted,
  }),
  links: z.strictObject({
    ...{ title: text, why: text, page: text, home: text, quote: text, estimate: text, place: text, name: text },
    ...{ save: text, saveForPrint: text, code: text, notPublic: text },
    places: texts(...linkPlaces),
  }),
  push: z.strictObject({ due: texts('title', 'text') }),
  weekly: texts('due', 'dueCalled'),
})
export type CustomerWords = z.infer<typeof customersSchema>

/** The texts of `customers.yaml` that customers get. */
export const customerMessagesSchema = z.object({ again: z.object({ sms: text, place: text, subject: text }) })
export type CustomerMessages = z.infer<typeof customerMessagesSchema>
