import type { Content } from '../../../content/schema/read.ts'
import type { Lexicon } from '../language/lexicon.ts'
import type { Gazetteer } from '../understanding/gazetteer.ts'
import { type Phrasebook, phrasebook } from './fill.ts'
import { type Responses, readResponses } from './responses.ts'

/** What every reply is put together from: the phrases of a language and the facts of the business. */
export type ReplyContext = Phrasebook & {
  content: Content
  pricing: Content['pricing']
  gazetteer: Gazetteer
  manyPanels: number
  responses: Responses
  answers: Readonly<Record<string, string | undefined>>
}

export const replyContext = (content: Content, gazetteer: Gazetteer, { words }: Lexicon): ReplyContext => ({
  ...phrasebook(words),
  content,
  pricing: content.pricing,
  gazetteer,
  manyPanels: content.assistant.manyPanels,
  // The article that tells of them is in English: another language leaves them out.
  responses: words === content.assistant ? readResponses(content) : new Map(),
  answers: Object.fromEntries(Object.entries(words.topics).map(([id, { answer }]) => [id, answer])),
})
