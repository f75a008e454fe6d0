import { z } from 'zod'
import { text } from './meta.ts'

/**
 * `letters.yaml`: the words of the letters that a quote request owes. `{visitorName}` and its like are filled in when
 * a letter is written, the figures of the business when the file is read.
 */
export const lettersSchema = z.strictObject({
  ownerNotice: z.strictObject({
    subject: text,
    heading: text,
    labels: z.strictObject({ name: text, phone: text, email: text, note: text, received: text }),
    reply: text,
  }),
  acknowledgement: z.strictObject({
    subject: text,
    greeting: text,
    greetingWithoutName: text,
    paragraphs: z.array(text).min(1),
    callUs: text,
    signature: text,
  }),
})

export type LetterWords = z.infer<typeof lettersSchema>
