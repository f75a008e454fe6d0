import { type DangerKind, dangerKinds } from '../../../content/schema/danger.ts'
import type { ChatLanguage } from '../../../contract/chat-message.ts'
import type { Rank } from '../rank/ranker.ts'
import { sentencesOf } from '../text/clauses.ts'
import { wordsOf } from '../text/word-tokens.ts'
import { harmless, sayingWords } from './sayings.ts'

// Fewest words that occur in a saying, because "asdf qwer" would resemble any kind. One of several sentences, such as
// "I'm scared", depends on the others and needs more.
const fewestKnownWords = { message: 2, sentence: 3 }

const isKind = (id: string): id is DangerKind => dangerKinds.some((kind) => kind === id)

/** `likelihood` of any danger in a text, 0 to 1; `isClear` if most of it is of this kind. */
export type SensedDanger = {
  kind: DangerKind
  language: ChatLanguage
  likelihood: number
  isClear: boolean
  text: string
}

/**
 * Senses danger in a message and in each of its sentences, the most alarming first. Trained on `sayings/`, so it also
 * finds danger that no pattern matches.
 */
export const dangerSense = (rankDanger: Rank, correct: (text: string, language: ChatLanguage) => string) => {
  const known = { en: sayingWords('en'), es: sayingWords('es') }
  const isSaying = (text: string, language: ChatLanguage, fewest: number) =>
    wordsOf(correct(text, language)).filter((word) => known[language].has(word)).length >= fewest
  const senseText = (text: string, language: ChatLanguage): SensedDanger[] => {
    const ranked = rankDanger(text, language)
    const likelihood = 1 - (ranked.find(({ id }) => id === harmless)?.share ?? 0)
    const best = ranked.find(({ id }) => id !== harmless)
    if (!best || !isKind(best.id)) return []
    return [{ kind: best.id, language, likelihood, isClear: best.share > likelihood / 2, text }]
  }
  return (message: string, language: ChatLanguage): SensedDanger[] =>
    [...new Set([message, ...sentencesOf(message)])]
      .filter((text) => isSaying(text, language, fewestKnownWords[text === message ? 'message' : 'sentence']))
      .flatMap((text) => senseText(text, language))
      .toSorted((one, other) => other.likelihood - one.likelihood)
}
