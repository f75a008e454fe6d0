import { z } from 'zod'
import { link, text } from './meta.ts'

const texts = z.array(text)
const placeList = text.transform((list) => list.split(',').map((place) => place.trim()))

const profile = z.strictObject({ title: text, greeting: text, fallback: text, suggestions: texts })

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

const words = {
  /** What is said where nothing is understood or known: the way to a person. */
  handOver: text,
  /** What is said where a topic is likely but not clear. `{topics}` are what they cover. */
  offer: text,
  /** What is said behind the words of a page, with its `{title}` and `{path}`. */
  more: text,
  profiles: z.strictObject({ business: profile, template: profile }),
  widget,
}

/** `{language}/assistant.yaml` of a further language of the site: what is said beside the topics, who greets, the words of the widget. */
export const assistantWordsSchema = z.strictObject(words)

/** The same of the first language, with who greets and the places around us, which are the same in all. */
export const assistantSchema = z.strictObject({
  ...words,
  profile: z.enum(['business', 'template'], { error: 'business or template' }),
  places: z.strictObject({ outside: placeList, unsure: placeList }),
})

export type Assistant = z.infer<typeof assistantSchema>
