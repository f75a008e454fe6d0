import type { ReplyContext } from './reply-context.ts'

const isEnded = (sentence: string) => /[.!?:;]["”’)]?$/.test(sentence)

/** Sentences of a page, the items of a list below their heading, and where to read on. */
export const quote = (
  { heading, sentences, title, path }: { heading?: string; sentences: readonly string[]; title: string; path: string },
  { say }: ReplyContext,
): string => {
  const [first = ''] = sentences
  const lead = heading !== undefined && !isEnded(first) && /^[\w“"]/.test(first) ? `${heading}: ` : ''
  const said = sentences.map((sentence) => (isEnded(sentence) ? sentence : `${sentence}.`))
  return `${lead}${said.join(' ')} ${say('more', { title, path })}`
}
