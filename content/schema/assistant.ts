import { z } from 'zod'
import { link, text } from './meta.ts'

const words = z.array(text)
const placeList = text.transform((list) => list.split(',').map((place) => place.trim()))

const profile = z.strictObject({ title: text, greeting: text, fallback: text, suggestions: words })

const widget = z.strictObject({
  button: text,
  open: text,
  help: z.strictObject({ call: text, questions: link }),
  kind: text,
  urgent: text,
  close: text,
  clear: text,
  log: text,
  placeholder: text,
  label: text,
  send: text,
  typing: text,
  visitor: text,
  assistant: text,
  sendAgain: text,
  noteTitle: text,
  noteQuestion: text,
  noteAnswer: text,
})

const language = {
  /** What is said where nothing is understood or known: the way to a person. */
  handOver: text,
  /** What is said where a topic is likely but not clear. `{topics}` are what they cover. */
  offer: text,
}

/** `{language}/assistant.yaml`: what the assistant says beside its topics, in one more language. */
export const assistantLanguageSchema = z.strictObject(language)

/** `en/assistant.yaml`: the language above, who greets, the words of the widget, and the places around us. */
export const assistantSchema = z.strictObject({
  ...language,
  profile: z.enum(['business', 'template'], { error: 'business or template' }),
  profiles: z.strictObject({ business: profile, template: profile }),
  widget,
  places: z.strictObject({ outside: placeList, unsure: placeList, zips: z.record(z.string().regex(/^\d{5}$/), text) }),
})

export type Assistant = z.infer<typeof assistantSchema>
