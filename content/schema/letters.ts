import { z } from 'zod'
import { text, texts } from './meta.ts'

const news = z.strictObject({ subject: text, text })
const shown = z.strictObject({ title: text, text })
const alert = z.strictObject({ raised: news, solved: news })

/**
 * `letters.yaml`: the words of all letters and pushes. The writer of a letter fills `{visitorName}` and other slots;
 * figures are filled when the file is read.
 */
export const lettersSchema = z.strictObject({
  ownerNotice: z.strictObject({
    subject: text,
    subjectPanels: text,
    heading: text,
    callButton: text,
    labels: texts('name', 'phone', 'email', 'note', 'estimate', 'language', 'received'),
    possibleSpam: z.strictObject({ mark: text, text }),
    reply: text,
  }),
  acknowledgement: z.strictObject({
    subject: text,
    greeting: text,
    greetingWithoutName: text,
    paragraphs: z.array(text).min(1),
    estimate: text,
    callUs: text,
    callButton: text,
    signature: text,
  }),
  digest: z.strictObject({
    subject: text,
    text,
    more: text,
    spam: z.strictObject({ subject: text, text, more: text }),
  }),
  desk: z.strictObject({
    link: z.strictObject({ subject: text, text, button: text, aside: text }),
    newDevice: z.strictObject({ subject: text, text, button: text }),
    push: z.strictObject({
      inTown: text,
      new: shown,
      newPanels: shown,
      unanswered: shown,
      promise: shown,
      'follow-up': shown,
      heartbeat: shown,
      'wants-day': shown,
      'visit-tomorrow': shown,
      /** News about the owner's own publish. */
      publish: z.strictObject({ live: shown, failed: shown }),
    }),
  }),
  reminders: z.strictObject({
    unopened: news,
    unanswered: news,
    'promise-ends': news,
    'follow-up': news,
    'wants-day': news,
    'visit-tomorrow': news,
    callButton: text,
    open: text,
  }),
  heartbeat: news,
  weekly: z.strictObject({
    subject: text,
    subjectNone: text,
    heading: text,
    none: text,
    lately: text,
    open: text,
    off: text,
    labels: texts('leads', 'median', 'quoted', 'openQuotes', 'won', 'pages', 'campaigns', 'letters', 'week'),
    leadsBefore: text,
    answered: text,
    of: text,
    wonFor: text,
    openQuotes: text,
    nobody: text,
    minutes: text,
    hours: text,
    days: text,
    lettersFine: text,
    lettersFiled: text,
    lettersWaiting: text,
    lettersGivenUp: text,
  }),
  alerts: z.strictObject({
    heartbeat: alert,
    lettersLate: alert,
    diskFull: alert,
    storageFailing: alert,
    quiet: alert,
    backup: alert,
    clock: alert,
  }),
})

export type LetterWords = z.infer<typeof lettersSchema>
export type AlertName = keyof LetterWords['alerts']
