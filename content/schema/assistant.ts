import { z } from 'zod'
import { link, text } from './meta.ts'
import { slotNames } from './topic.ts'

const texts = z.array(text)
const wordList = text.transform((list) => list.split(',').map((word) => word.trim()))
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
  /** Brings back a conversation that was cleared by mistake. */
  undo: text,
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

const talkStep = z.strictObject({
  /** The step is asked while this slot is unknown; a step without one is the last. */
  needs: z.enum(slotNames).optional(),
  /** The services that it is asked for; for all where none is named. */
  of: texts.default([]),
  say: text,
  /** Buttons: each is read as if it had been typed, or gets its own `answer`. */
  choices: z.array(z.strictObject({ text: text.max(48), answer: text.optional() })).max(3),
})

/** A guided talk: the topics that it follows, what it asks next, and which of `links` stands beside each of its answers. */
const talk = z.strictObject({ topics: texts, link: z.enum(['call', 'quote']).optional(), steps: z.array(talkStep) })

const words = {
  /** Replies without an answer: the topic is unknown, is off topic, or is one of several. */
  handOver: text,
  outside: text,
  choose: text,
  /** The last line of all three. */
  net: text,
  /** The topics that are offered where nothing came near. */
  usual: texts.max(3),
  /** The reply to a message with a phone number, an address or a name. */
  contact: text,
  /** Buttons behind an answer that is not sure. */
  links: z.strictObject({ call: link, quote: link, contact: link }),
  /** The words after a total: "in total". */
  inTotal: text,
  /** Short sentences that show that a story was heard, by the words that tell it. */
  heard: z.array(z.strictObject({ words: wordList, say: text })),
  talks: z.record(text, talk),
  profiles: z.strictObject({ business: profile, template: profile }),
  widget,
}

/** `{language}/assistant.yaml` of a language after the first: replies outside the topics, the greeting, the words of the widget. */
export const assistantWordsSchema = z.strictObject(words)

/** The same of the first language, with who greets and the places around us, which are the same in all. */
export const assistantSchema = z.strictObject({
  ...words,
  profile: z.enum(['business', 'template'], { error: 'business or template' }),
  places: z.strictObject({ outside: placeList, unsure: placeList }),
})

export type Assistant = z.infer<typeof assistantSchema>
export type Talk = z.output<typeof talk>
