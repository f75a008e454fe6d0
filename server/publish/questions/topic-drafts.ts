import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { type ChatLanguage, chatLanguages } from '../../../contract/chat-message.ts'
import type { DraftRequest, SentenceChange } from '../../../contract/desk/site.ts'
import type { AnswerQuestion } from '../../../contract/desk/unanswered-questions.ts'
import { plain, wordsOf } from '../../assistant/text/word-tokens.ts'
import { idFrom, type ReadFile } from '../draft-store.ts'

const longestName = 60

const nameOf = (question: string): string =>
  plain(question)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestName)
    .replace(/^-+|-+$/g, '') || 'question'

const fileOf = (language: string, name: string) => `${language}/assistant/topics/${name}.yaml`

/** A name that no topic of these languages has. */
const freeName = (question: string, languages: readonly string[], textOf: ReadFile): string => {
  const wanted = nameOf(question)
  const isFree = (name: string) => languages.every((language) => textOf(fileOf(language, name)) === undefined)
  for (let at = 1; ; at++) {
    const name = at === 1 ? wanted : `${wanted}-${at}`
    if (isFree(name)) return name
  }
}

/**
 * Drafts that add a topic of the chat, a file for each language. `asked` is a visitor's question in `language`; only its words
 * are stored, because a stranger wrote it. Ids are derived, so a repeated request has the same ones.
 */
export const topicDrafts = (
  { id, language, topics }: AnswerQuestion,
  { asked, textOf }: { asked: string; textOf: ReadFile },
): DraftRequest[] => {
  const entries = Object.entries(topics)
  const [, first] = entries[0] ?? []
  const name = freeName(
    first?.question ?? '',
    entries.map(([code]) => code),
    textOf,
  )
  return entries.map(([code, { question, answer }]) => {
    const words = code === language ? wordsOf(asked).join(' ') : ''
    const asks = [...new Set([question, words])].filter(Boolean)
    const file = fileOf(code, name)
    const after = stringify({ asks, question, answer }, { lineWidth: 0 })
    return { id: idFrom(id, code), file, path: [], before: null, after }
  })
}

const topicLanguage = (file: string) => chatLanguages.find((code) => file.startsWith(`${code}/assistant/topics/`))

/** Questions of topics by language that these changes add (`after`) or remove (`before`). */
export const asksIn = (changes: readonly SentenceChange[], side: 'before' | 'after') =>
  chatLanguages.map((language) => ({
    language,
    asks: changes.flatMap(({ file, path, [side]: ask }) =>
      path[0] === 'asks' && topicLanguage(file) === language ? (ask ?? []) : [],
    ),
  }))

type Answered = { language: ChatLanguage; asks: string[] }
const asksSchema = z.object({ asks: z.array(z.string()) })

/** The questions that a draft of a new topic answers; undefined for another draft. */
export const answeredBy = ({ file, path, before, after }: Omit<DraftRequest, 'id'>): Answered | undefined => {
  const language = topicLanguage(file)
  if (!language || path.length > 0 || before !== null || typeof after !== 'string') return undefined
  return { language, asks: asksSchema.parse(parse(after)).asks }
}
