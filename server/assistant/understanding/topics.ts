import { type CueMatch, type Find, matchCue } from '../language/cues.ts'
import type { Lexicon } from '../language/lexicon.ts'

export type TopicMatch = {
  id: string
  alone: boolean
  isSure: boolean
  score: number
  positions: Set<number>
  weights: Map<number, number>
}

const byScore = (a: CueMatch, b: CueMatch) => b.score - a.score

/** What each word of the message counts for a topic, over all of its cues. */
const strongest = (matches: readonly CueMatch[]): Map<number, number> => {
  const weights = new Map<number, number>()
  for (const [at, weight] of matches.flatMap((match) => [...match.weights])) {
    weights.set(at, Math.max(weight, weights.get(at) ?? 0))
  }
  return weights
}

/** How well each topic fits, best first. */
export const scoreTopics = (lexicon: Lexicon, find: Find): TopicMatch[] =>
  lexicon.topics
    .flatMap((topic): TopicMatch[] => {
      const matches = topic.cues.flatMap((cue) => matchCue(cue, find) ?? []).sort(byScore)
      const [best] = matches
      if (!best) return []
      const positions = new Set(matches.flatMap((match) => match.positions))
      return [
        {
          id: topic.id,
          alone: topic.alone,
          isSure: topic.isSure,
          score: best.score,
          positions,
          weights: strongest(matches),
        },
      ]
    })
    .sort((a, b) => b.score - a.score)

/** What a further topic must add that no chosen topic has explained. */
const enoughNews = 0.9
const mostTopics = 4

/**
 * Picks the topics that explain the message together: the best first, then those whose words are still unexplained.
 * `consumes` names the positions that a topic explains besides its own cues, such as the place in a question of price.
 */
export const chooseTopics = (
  scored: readonly TopicMatch[],
  consumes: (id: string) => Iterable<number>,
): TopicMatch[] => {
  const chosen: TopicMatch[] = []
  const explained = new Set<number>()
  for (const match of scored) {
    if (match.alone || chosen.length === mostTopics) continue
    const news = [...match.weights].reduce((sum, [at, weight]) => sum + (explained.has(at) ? 0 : weight), 0)
    if (chosen.length > 0 && news < enoughNews) continue
    chosen.push(match)
    for (const at of [...match.positions, ...consumes(match.id)]) explained.add(at)
  }
  return chosen
}

const enoughLikeness = 0.6

/**
 * The topic that a message most resembles when no cue fits whole: the one whose cues hold most of its telling words,
 * the rare ones counting more.
 */
export const resembledTopic = (words: readonly string[], lexicon: Lexicon): string | undefined => {
  const telling = [...new Set(words.map(lexicon.stem))].filter((stem) => lexicon.topicsWith(stem).size > 0)
  const unknown = words.filter((word) => lexicon.topicsWith(lexicon.stem(word)).size === 0).length
  const rarity = (stem: string) => Math.log(1 + lexicon.topics.length / lexicon.topicsWith(stem).size)
  const whole = telling.reduce((sum, stem) => sum + rarity(stem), unknown * Math.log(1 + lexicon.topics.length))
  const scored = lexicon.topics
    .filter(({ alone }) => !alone)
    .map(({ id }) => ({
      id,
      share: telling.reduce((sum, stem) => sum + (lexicon.topicsWith(stem).has(id) ? rarity(stem) : 0), 0) / whole,
    }))
    .sort((a, b) => b.share - a.share)
  const [best] = scored
  return best && best.share >= enoughLikeness ? best.id : undefined
}
