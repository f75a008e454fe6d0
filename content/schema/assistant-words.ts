import { z } from 'zod'
import { link, text } from './meta.ts'
import { slotNames } from './topic.ts'

const texts = z.array(text)
const wordList = text.transform((list) => list.split(',').map((word) => word.trim()))

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
  /** The step is asked while this slot is unknown. A step without it ends the talk. */
  needs: z.enum(slotNames).optional(),
  /** Services that the step is asked for; empty means all. */
  of: texts.default([]),
  /** The step is asked only after a message of few words, not after a story. */
  afterFewWords: z.boolean().default(false),
  say: text,
  /** Buttons. A tap sends `text` as a message, or shows the choice's own `answer`. */
  choices: z.array(z.strictObject({ text: text.max(48), answer: text.optional() })).max(3),
})

/** A guided talk: the topics that start it, its questions, and which of `links` each of its answers shows. */
const talk = z.strictObject({ topics: texts, link: z.enum(['call', 'quote']).optional(), steps: z.array(talkStep) })

const words = {
  /** Replies to a message not understood, an off-topic one, and an ambiguous one. */
  handOver: text,
  outside: text,
  choose: text,
  /** Last line of the first, and first line of any reply to possible danger. */
  net: text,
  /** Topics offered when none matches. */
  usual: texts.max(3),
  /** The reply to a message with a phone number, an address or a name. */
  contact: text,
  /** Buttons below an answer that the assistant is unsure of. */
  links: z.strictObject({ call: link, quote: link, contact: link }),
  /** The words after a total: "in total". */
  inTotal: text,
  /** Short sympathy, chosen by words in the visitor's story. */
  heard: z.array(z.strictObject({ words: wordList, say: text })),
  talks: z.record(text, talk),
  profiles: z.strictObject({ business: profile, template: profile }),
  widget,
}

/** `{language}/assistant.yaml` of a further language. */
export const assistantWordsSchema = z.strictObject(words)

/** The same file of the first language, which also holds the settings that all languages share: profile and places. */
export const assistantSchema = z.strictObject({
  ...words,
  profile: z.enum(['business', 'template'], { error: 'business or template' }),
  places: z.strictObject({ outside: wordList, unsure: wordList }),
})

export type Assistant = z.infer<typeof assistantSchema>
export type Talk = z.output<typeof talk>
