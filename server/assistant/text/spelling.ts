import { distance } from 'fastest-levenshtein'
import { isOneLetterOff } from './one-letter-off.ts'

/** How a word sounds, in either language: "kuesta", "orario", "bentanas", "prises", "fotograph", "dinooba". */
const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/^h/, '')
    .replace(/oo/g, 'u')
    .replace(/[kq]/g, 'c')
    .replace(/[zs]/g, 'c')
    .replace(/b/g, 'v')
    .replace(/j/g, 'g')
    .replace(/y/g, 'i')
    .replace(/(.)\1/g, '$1')

// Shorter words are mostly other words.
const mostWrong = (length: number): number => (length < 8 ? 1 : 2)

// Size of the cache of misspellings, which visitors share.
const mostFound = 10_000

/** Finds the known word for a misspelled one: the nearest by sound, that starts alike; the first of several. */
export const speller = (words: Iterable<string>) => {
  const byStart = Map.groupBy(
    [...words].map((known) => ({ known, sound: soundOf(known) })),
    ({ sound }) => sound[0],
  )
  const search = (text: string): string | undefined => {
    const said = soundOf(text)
    let [best, least] = [undefined as string | undefined, mostWrong(text.length) + 1]
    for (const { known, sound } of byStart.get(said[0]) ?? []) {
      if (Math.abs(sound.length - said.length) >= least) continue
      // A swap of two letters (distance 2) is the likeliest mistake.
      const wrong = distance(said, sound) ** (isOneLetterOff(said, sound) ? -1 : 1)
      if (wrong < least) [best, least] = [known, wrong]
    }
    return best
  }
  const found = new Map<string, string | undefined>()
  return (text: string): string | undefined => {
    if (found.has(text)) return found.get(text)
    const close = search(text)
    if (found.size < mostFound) found.set(text, close)
    return close
  }
}
