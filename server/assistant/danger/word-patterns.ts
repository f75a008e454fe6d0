import { isOneLetterOff } from '../text/one-letter-off.ts'
/** A step of a pattern: the number of its word list, and how many other words may precede it. */
export type Step = { place: number; gap: number }
/** Parts of a pattern must be in one sentence, in any order; a part's steps follow each other. */
export type Pattern = readonly (readonly Step[])[]
export type Span = { start: number; end: number }
/** Positions of each word list's words in a sentence. */
export type Found = ReadonlyMap<number, number[]>

const gaps: Readonly<Record<string, number>> = { '..': 3, '...': 8 }
// In shorter words, a typo is more often another word.
const shortestMisspelt = 4

type Lists = Readonly<Record<string, readonly string[]>>
type Spelling = { lists: Lists; ordinary: readonly string[]; forgives: boolean }

/**
 * Compiles the word patterns explained in `content/en/assistant/danger.yaml`. `read` compiles one; `find` returns the
 * positions of their words in a sentence. `forgives` allows a typo of one letter.
 */
export const wordPatterns = ({ lists, ordinary, forgives }: Spelling) => {
  const neverSlips = new Set(ordinary)
  const places = new Map<string, number>()
  const exact = new Map<string, number[]>()
  const byLetter = new Map<string, { word: string; isStem: boolean; place: number }[]>()

  const learnWord = (written: string, place: number) => {
    const isStem = written.endsWith('*')
    const word = isStem ? written.slice(0, -1) : written
    if (!isStem) exact.set(word, [...(exact.get(word) ?? []), place])
    const letter = word[0] ?? ''
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), { word, isStem, place }])
  }

  const placeOf = (item: string): number => {
    const known = places.get(item)
    if (known !== undefined) return known
    const place = places.size
    places.set(item, place)
    for (const word of item.split('|')) {
      const list = /^<(.*)>$/.exec(word)?.[1]
      for (const one of list === undefined ? [word] : (lists[list] ?? [])) learnWord(one, place)
    }
    return place
  }

  const partOf = (text: string): Step[] => {
    const items = text.split(' ').filter(Boolean)
    return items.flatMap((item, at) =>
      item in gaps ? [] : [{ place: placeOf(item), gap: gaps[items[at - 1] ?? ''] ?? 0 }],
    )
  }

  const fits = (typed: string, { word, isStem }: { word: string; isStem: boolean }): boolean => {
    if (isStem) return typed.startsWith(word)
    const isLong = Math.min(typed.length, word.length) >= shortestMisspelt
    return forgives && isLong && !neverSlips.has(typed) && isOneLetterOff(typed, word)
  }

  const placesOf = (typed: string): number[] => {
    const close = byLetter.get(typed[0] ?? '') ?? []
    return [...(exact.get(typed) ?? []), ...close.filter((one) => fits(typed, one)).map(({ place }) => place)]
  }

  const read = (text: string): Pattern => text.split(' & ').map(partOf)

  const find = (words: readonly string[]): Found => {
    const found = new Map<number, number[]>()
    for (const [at, word] of words.entries()) {
      for (const place of new Set(placesOf(word))) {
        const before = found.get(place)
        if (before) before.push(at)
        else found.set(place, [at])
      }
    }
    return found
  }

  return { read, find }
}

/** Spans in which a part's steps follow each other. `isFree` excludes positions. */
export const spansOf = (steps: readonly Step[], found: Found, isFree = (_at: number) => true): Span[] => {
  if (steps.some(({ place }) => !found.has(place))) return []
  const [first, ...rest] = steps.map(({ place, gap }) => ({ gap, at: (found.get(place) ?? []).filter(isFree) }))
  let spans: Span[] = first?.at.map((at) => ({ start: at, end: at })) ?? []
  for (const { at: places, gap } of rest) {
    const next: Span[] = []
    let last = -1
    for (const at of places) {
      // Both lists are sorted, so the nearest earlier span suffices.
      while ((spans[last + 1]?.end ?? at) < at) last++
      const before = spans[last]
      if (before && at - before.end - 1 <= gap) next.push({ start: before.start, end: at })
    }
    spans = next
  }
  return spans
}
