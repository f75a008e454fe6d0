import { z } from 'zod'
import { customerFields } from '../../contract/desk/customer.ts'
import { text, texts } from './meta.ts'

/** `customers.yaml`: the words of the desk about customers. */
export const customersSchema = z.strictObject({
  filters: texts('today', 'booked', 'quoted'),
  happened: z.strictObject({
    ...{ added: text, imported: text, 'no-more': text, again: text, noAgain: text, correct: text, corrected: text },
    'ask-again': texts('call', 'text'),
  }),
  fields: texts(...customerFields, 'empty'),
})
export type CustomerWords = z.infer<typeof customersSchema>
