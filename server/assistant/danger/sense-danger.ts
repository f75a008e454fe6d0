import { type DangerKind, dangerKinds } from '../../../content/schema/danger.ts'
import type { ChatLanguage } from '../../../contract/chat-message.ts'
import type { Rank } from '../rank/ranker.ts'
import { sentencesOf } from '../text/clauses.ts'
import { wordsOf } from '../text/words.ts'
import { harmless } from './sayings.ts'

/**
 * Probability, 0 to 1, from which a message gets the fixed words, from which it does even though a topic is likely too,
 * and from which the usual answer gets a line on 911. Measured on messages outside of the training data.
 */
const thresholds = { sure: 0.5, sureBesideTopic: 0.9, possible: 0.1 }
/** Probability from which a topic speaks against danger. */
const likelyTopic = 0.5
// A single word that is in no saying, with or without a number, looks like any kind.
const fewestWords = 2
const isWord = (word: string) => !/^\d/.test(word)

const isKind = (id: string): id is DangerKind => dangerKinds.some((kind) => kind === id)

export type SensedDanger = { kind: DangerKind; language: ChatLanguage; isSure: boolean }

type Ranks = { rankDanger: Rank; rankTopics: Rank }

/**
 * The kind of the most alarming sentence; undefined if danger is unlikely. Trained on `sayings/`, so it also finds
 * danger that no pattern matches.
 */
export const dangerSense = ({ rankDanger, rankTopics }: Ranks) => {
  const likelihoodIn = (text: string, language: ChatLanguage) => {
    const ranked = rankDanger(text, language)
    const kind = ranked.map(({ id }) => id).find(isKind)
    const likelihood = 1 - (ranked.find(({ id }) => id === harmless)?.share ?? 0)
    return kind === undefined ? [] : [{ kind, text, likelihood }]
  }
  return (message: string, language: ChatLanguage): SensedDanger | undefined => {
    const sensed = [...new Set([message, ...sentencesOf(message)])]
      .filter((text) => wordsOf(text).filter(isWord).length >= fewestWords)
      .flatMap((text) => likelihoodIn(text, language))
      .toSorted((one, other) => other.likelihood - one.likelihood)[0]
    if (!sensed || sensed.likelihood < thresholds.possible) return undefined
    const { kind, text, likelihood } = sensed
    const isTopicLikely = (rankTopics(text, language)[0]?.share ?? 0) >= likelyTopic
    return { kind, language, isSure: likelihood >= (isTopicLikely ? thresholds.sureBesideTopic : thresholds.sure) }
  }
}
