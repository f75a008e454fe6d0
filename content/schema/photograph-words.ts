import { z } from 'zod'
import { text, texts } from './meta.ts'

/**
 * `photographs.yaml`: the words about photographs of leads. `visitor` is where visitors add theirs: a business that wants none
 * leaves it out. `{count}`, `{most}` and their like are filled in when they are shown.
 */
export const photographsSchema = z.strictObject({
  visitor: z
    .strictObject({
      title: text,
      text,
      choose: text,
      send: text,
      sending: text,
      added: text,
      mistakes: texts('none', 'tooBig', 'tooMany', 'noPicture', 'busy', 'ended'),
    })
    .optional(),
  happened: text,
  desk: texts(
    ...([
      'title',
      'before',
      'after',
      'visitor',
      'all',
      'waits',
      'sending',
      'noPicture',
      'tooMany',
      'full',
      'remove',
      'removeYes',
      'meters',
    ] as const),
    ...(['send', 'sendAgain', 'sent', 'gallery', 'wrote'] as const),
  ),
  /** What the customer reads of the job: the text message, and the private page. */
  customer: texts('subject', 'text', 'title', 'before', 'after', 'meter'),
  /** The reminder, the morning after a job, to ask for a review: as a letter, and on the phone. */
  review: z.strictObject({ subject: text, text, push: z.strictObject({ title: text, text }) }),
})
export type PhotographWords = z.infer<typeof photographsSchema>
export type VisitorPhotoWords = NonNullable<PhotographWords['visitor']>
