import { type DangerKind, dangerKinds } from '../../../content/schema/danger.ts'
import type { ChatLanguage } from '../../../contract/chat-message.ts'
import type { Rank } from '../rank/ranker.ts'
import { sentencesOf } from '../text/clauses.ts'
import { wordsOf } from '../text/words.ts'
import { harmless } from './sayings.ts'

/**
 * How likely danger must be, 0 to 1: for its fixed words, for these where a topic is likely too, and for a line on 911
 * below the usual answer. Measured on messages that were not learned.
 */
const thresholds = { sure: 0.5, sureBesideTopic: 0.9, possible: 0.1 }
/** A topic this likely speaks against danger. */
const likelyTopic = 0.5
// A single word that is in no saying looks like any kind.
const fewestWords = 2

const isKind = (id: string): id is DangerKind => dangerKinds.some((kind) => kind === id)

export type SensedDanger = { kind: DangerKind; language: ChatLanguage; isSure: boolean }

type Ranks = { rankDanger: Rank; rankTopics: Rank }

/**
 * What a message sounds like, by its most alarming sentence; undefined where danger is unlikely. `rankDanger` is learned
 * from `sayings/`, so it also hears what no pattern matches.
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
      .filter((text) => wordsOf(text).length >= fewestWords)
      .flatMap((text) => likelihoodIn(text, language))
      .toSorted((one, other) => other.likelihood - one.likelihood)[0]
    if (!sensed || sensed.likelihood < thresholds.possible) return undefined
    const { kind, text, likelihood } = sensed
    const isTopicLikely = (rankTopics(text, language)[0]?.share ?? 0) >= likelyTopic
    return { kind, language, isSure: likelihood >= (isTopicLikely ? thresholds.sureBesideTopic : thresholds.sure) }
  }
}
