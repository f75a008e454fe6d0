import { z } from 'zod'
import { advices } from '../../../pricing/wash.ts'
import { connections, daysSince, settings, washMonths } from '../../../pricing/wash-question.ts'
import { text, texts } from '../meta.ts'

const choice = <Value extends readonly string[]>(values: Value) =>
  z.strictObject({ label: text, options: z.record(z.enum(values), text) })

/** The words of "Wash now or wait?", under `words.wash` in `pages/estimate.yaml`. */
export const washWordsSchema = z.strictObject({
  title: text,
  lead: text,
  fields: z.strictObject({
    since: choice(daysSince),
    month: choice(washMonths),
    setting: choice(settings),
    connected: choice(connections),
    cents: z.strictObject({ label: text, hint: text }),
  }),
  submit: text,
  answer: z.strictObject({
    advice: z.record(z.enum(advices), z.strictObject({ title: text, text })),
    months: z.record(z.enum(washMonths), text),
    monthly: text,
    aMonth: text,
    regained: text,
    price: text,
    plot: texts('caption', 'axis', 'start', 'wash', 'end', 'unwashed', 'washed'),
    table: z.strictObject({ title: text, when: text, washDay: text, later: text }),
    count: z.strictObject({ title: text, lines: z.array(text).min(1), sources: text }),
    /** Title of the notes before the visitor asks. */
    known: text,
    notes: z.array(text),
    refused: z.strictObject({ centsUnclear: text, jobUnclear: text }),
  }),
})
export type WashWords = z.infer<typeof washWordsSchema>
