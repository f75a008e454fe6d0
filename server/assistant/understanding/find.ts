import { type Find, matchCue, type Places } from '../language/cues.ts'
import type { Lexicon } from '../language/lexicon.ts'
import type { Token } from './tokens.ts'

const phraseSlack = 1

const nowhere: Places = []

/** Looks up words and concepts in one message. */
export const finder = (tokens: readonly Token[], lexicon: Lexicon): Find => {
  const positions = new Map<string, number[][]>()
  for (const [at, { stem }] of tokens.entries()) positions.set(stem, [...(positions.get(stem) ?? []), [at]])
  const word = (stem: string): Places => positions.get(stem) ?? nowhere
  // "Every three months" is not "every month".
  const isUnbroken = (place: readonly number[]): boolean =>
    !tokens
      .slice(place[0], place.at(-1))
      .some(({ value }, offset) => value !== undefined && !place.includes((place[0] ?? 0) + offset))
  const inner: Find = { word, concept: () => [] }
  const known = new Map<string, Places>()
  const concept = (name: string): Places => {
    const before = known.get(name)
    if (before) return before
    const found = (lexicon.concepts.get(name) ?? [])
      .flatMap((cue) => occurrences(cue, inner, word))
      .filter(isNew())
      .filter(isUnbroken)
    known.set(name, found)
    return found
  }
  return { word, concept }
}

/** The same lookup, with concepts that only the message itself has, such as places. */
export const withThings = ({ word, concept }: Find, things: ReadonlyMap<string, Places>): Find => ({
  word,
  concept: (name) => things.get(name) ?? concept(name),
})

const occurrences = (cue: Parameters<typeof matchCue>[0], find: Find, word: Find['word']): Places => {
  const [only] = cue.items
  const part = only?.[0]
  if (cue.items.length === 1 && part?.kind === 'word') return word(part.stem)
  const match = matchCue(cue, find, phraseSlack)
  return match ? [match.positions] : []
}

const isNew = () => {
  const seen = new Set<string>()
  return (place: readonly number[]): boolean => {
    const key = place.join()
    const fresh = !seen.has(key)
    seen.add(key)
    return fresh
  }
}
