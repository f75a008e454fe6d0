import { endSentence, isEnded } from '../language/end-sentence.ts'
import type { ReplyContext } from './reply-context.ts'

/** Sentences of a page, the items of a list below their heading, and where to read on. */
export const quote = (
  { heading, sentences, title, path }: { heading?: string; sentences: readonly string[]; title: string; path: string },
  { say }: ReplyContext,
): string => {
  const [first = ''] = sentences
  const lead = heading !== undefined && !isEnded(first) && /^[\w“"]/.test(first) ? `${heading}: ` : ''
  return `${lead}${sentences.map(endSentence).join(' ')} ${say('more', { title, path })}`
}
