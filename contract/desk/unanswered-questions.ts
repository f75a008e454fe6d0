import { z } from 'zod'
import { chatLanguages } from '../chat-message.ts'

const count = z.int().min(0)

/** Questions of one kind that the chat could not answer: `language` and `key` name the kind, `text` is how it was asked first. */
const unansweredGroupSchema = z.object({
  language: z.enum(chatLanguages),
  key: z.string(),
  text: z.string(),
  asked: count,
  lastAt: z.iso.datetime(),
})
export type UnansweredGroup = z.infer<typeof unansweredGroupSchema>

/** The kinds that wait for the owner, most asked first, and the languages in which an answer is written. */
export const unansweredListSchema = z.object({
  questions: z.array(unansweredGroupSchema),
  languages: z.array(z.string()),
})
export type UnansweredList = z.infer<typeof unansweredListSchema>

/** The longest question as a button shows it, and the longest answer: two sentences. In characters. */
export const longestQuestion = 48
export const longestAnswer = 400

const kind = { language: z.enum(chatLanguages), key: z.string().min(1).max(400) }

/** "Not our business": the kind leaves the list for good. */
export const dismissQuestionSchema = z.strictObject(kind)
export type DismissQuestion = z.infer<typeof dismissQuestionSchema>

/** Answers a kind, in each language of the site. The same `id` is kept once, however often it is sent. */
export const answerQuestionSchema = z.strictObject({
  id: z.uuid(),
  ...kind,
  topics: z.record(
    z.string().regex(/^[a-z]{2}$/),
    z.strictObject({
      question: z.string().trim().min(1).max(longestQuestion),
      answer: z.string().trim().min(1).max(longestAnswer),
    }),
  ),
})
export type AnswerQuestion = z.infer<typeof answerQuestionSchema>

/** The chat's questions in the last `days`: how many were asked and answered, and how many wait, were answered by the owner or dismissed. */
export const chatNumbersSchema = z.object({
  days: count,
  asked: count,
  answered: count,
  open: count,
  settled: count,
})
export type ChatNumbers = z.infer<typeof chatNumbersSchema>
