import { z } from 'zod'
import { phraseNames } from './assistant-phrases.ts'
import { assistantWords } from './assistant-words.ts'
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

const topic = z.strictObject({
  cues: words.default([]),
  weak: words.default([]),
  alone: z.boolean().default(false),
  answer: text.optional(),
})

const language = {
  ...assistantWords,
  /** Work that is not ours, by the name that an answer gives it, with the words that ask for it. */
  otherJobs: z.record(z.string(), words),
  /** What our pages say nothing of, by the name that an answer gives it. */
  untold: z.record(z.string(), words),
  concepts: z.record(z.string(), words),
  families: z.record(z.string(), words),
  topics: z.record(z.string(), topic),
  phrases: z.record(z.enum(phraseNames), text),
}

/** `{language}/assistant.yaml`: how the assistant understands and answers in one more language. */
export const assistantLanguageSchema = z.strictObject(language)

/** `en/assistant.yaml`: the language above, who greets, the words of the widget, and the places around us. */
export const assistantSchema = z.strictObject({
  ...language,
  profile: z.enum(['business', 'template'], { error: 'business or template' }),
  profiles: z.strictObject({ business: profile, template: profile }),
  widget,
  places: z.strictObject({ outside: placeList, unsure: placeList, zips: z.record(z.string().regex(/^\d{5}$/), text) }),
  manyPanels: z.int().positive(),
})

/** `{language}/assistant-examples.yaml`: how visitors ask, by topic. */
export const assistantExamplesSchema = z.record(z.string(), words)

/** `{language}/assistant-details.yaml`: what each page tells in detail, and how visitors ask for it. */
export const assistantDetailsSchema = z.record(
  z.string().startsWith('/', { error: 'the path of a page, such as /window-cleaning' }),
  z.array(
    z.strictObject({
      /** How the sentence or the row of a table begins that answers; several where each stands elsewhere. */
      says: z.union([text, z.array(text).min(1)]),
      /** How many sentences answer. */
      count: z.int().positive().default(2),
      asks: words,
    }),
  ),
)

export type PageDetails = z.infer<typeof assistantDetailsSchema>
export type TopicExamples = z.infer<typeof assistantExamplesSchema>
export type Assistant = z.infer<typeof assistantSchema>
export type AssistantLanguage = z.infer<typeof assistantLanguageSchema>
export type PhraseName = (typeof phraseNames)[number]
