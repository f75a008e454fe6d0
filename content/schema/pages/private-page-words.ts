import { z } from 'zod'
import { partIds } from '../../../pricing/job.ts'
import { metaSchema, text, texts, titled } from '../meta.ts'

const lines = z.array(text)
const message = z.strictObject({ subject: text, text })

/**
 * `pages/private-page.yaml`: the words of a customer's private page (quote, booking, record of the job), and the messages
 * that carry its link. `{name}`, `{link}` and the like are filled in when it is shown.
 */
export const privatePageSchema = z.strictObject({
  meta: metaSchema,
  title: text,
  for: text,
  quote: texts('title', 'total', 'included', 'terms', 'until', 'ended'),
  changed: texts('title', 'price', 'added', 'removed', 'until', 'other'),
  yes: texts('button', 'why', 'told'),
  call: text,
  text,
  visit: z.strictObject({
    title: text,
    when: text,
    price: text,
    prepare: text,
    cancelTitle: text,
    cancel: text,
    calendar: text,
    event: text,
    steps: lines.min(1),
  }),
  /** Notices: the link is unknown, it has expired, too many requests. */
  gone: titled,
  ended: titled,
  tooMany: titled,
  /** Defaults of a new quote. */
  fill: z.strictObject({
    validDays: z.int().min(1).max(365),
    parts: texts(...partIds),
    other: text,
    discount: text,
    terms: lines,
  }),
  messages: z.strictObject({ quote: message, 'follow-up': message, confirmation: message, reminder: message }),
})
export type PrivatePageWords = z.infer<typeof privatePageSchema>
