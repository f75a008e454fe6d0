const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const keyAt = new Map(rows.flatMap((row, y) => [...row].map((key, x) => [key, { x: x + y * 0.5, y }] as const)))

const areNeighbors = (a: string, b: string): boolean => {
  const [one, two] = [keyAt.get(a), keyAt.get(b)]
  return one !== undefined && two !== undefined && Math.abs(one.x - two.x) <= 1 && Math.abs(one.y - two.y) <= 1
}

const swapCost = 0.7
const slipCost = 0.8
const doubleCost = 0.5
// An added letter costs more, because omissions are more common.
const extraCost = 0.05
// A wrong letter costs more than a missing one, and too much in a word of four letters, which is mostly another word.
const otherCost = 1.1

// Letters that sound alike cost less: "kuesta", "bentanas", "prises".
const alikeCost = 0.6
const soundGroups = ['bv', 'ckq', 'cs', 'sz', 'gj', 'iy']
const soundAlike = (a: string, b: string): boolean =>
  soundGroups.some((group) => group.includes(a) && group.includes(b))

const changeCost = (a: string, b: string): number => {
  if (a === b) return 0
  if (soundAlike(a, b)) return alikeCost
  return areNeighbors(a, b) ? slipCost : otherCost
}

const gapCost = (text: string, at: number): number => (text[at] === text[at - 1] ? doubleCost : 1)

/** Edit distance in which swapped, doubled and neighboring keys cost less. Stops above `limit`. */
export const spellingDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit * 2) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let last: number[] = [0]
  for (let j = 1; j <= b.length; j++) last.push((last[j - 1] ?? 0) + gapCost(b, j - 1))
  for (let i = 1; i <= a.length; i++) {
    const row = [(last[0] ?? 0) + gapCost(a, i - 1)]
    for (let j = 1; j <= b.length; j++) {
      const options = [
        (last[j - 1] ?? 0) + changeCost(a[i - 1] ?? '', b[j - 1] ?? ''),
        (last[j] ?? 0) + gapCost(a, i - 1) + extraCost,
        (row[j - 1] ?? 0) + gapCost(b, j - 1),
      ]
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        options.push((before[j - 2] ?? 0) + swapCost)
      row.push(Math.min(...options))
    }
    // A swap looks two rows back, so both must exceed the limit.
    if (Math.min(...row, ...last) > limit) return Number.POSITIVE_INFINITY
    ;[before, last] = [last, row]
  }
  return last[b.length] ?? Number.POSITIVE_INFINITY
}

const limitFor = (length: number): number => {
  if (length < 3) return 0
  if (length === 3) return swapCost
  if (length === 4) return 1
  if (length === 5) return otherCost
  return length < 8 ? 1.5 : 2 * otherCost
}

const firstKeyMatches = (a: string, b: string): boolean =>
  a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]) || soundAlike(a[0] ?? '', b[0] ?? '')

// The letters of a word as a bit set. An edit changes at most two bits, so words that differ more are skipped.
const lettersOf = (text: string): number =>
  [...text].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) - 97)), 0)

const bitsIn = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

const vowels = /[aeiou]/g

/** True if `text` is a subsequence of `word`. */
const isPartOf = (text: string, word: string): boolean => {
  let at = 0
  for (const letter of word) if (letter === text[at]) at++
  return at === text.length
}

const skeletonOf = (word: string): string => word[0] + word.slice(1).replace(vowels, '').replace(/(.)\1/g, '$1')

/** Finds the first word that a vowelless one abbreviates: "lng", "chrg". */
export const skeletons = (words: Iterable<string>) => {
  const bySkeleton = new Map<string, string>()
  for (const word of words) {
    const skeleton = skeletonOf(word)
    if (skeleton.length > 2 && !bySkeleton.has(skeleton)) bySkeleton.set(skeleton, word)
  }
  return (text: string): string | undefined => {
    const word = bySkeleton.get(skeletonOf(text))
    return word !== undefined && isPartOf(text, word) ? word : undefined
  }
}

// Phonetic spellings: "dinooba", "fotograph".
const spoken = (text: string): string => text.replaceAll('oo', 'u').replaceAll('ph', 'f')

type Nearest = { known: string; cost: number } | undefined

// Size of the cache of misspellings, which visitors share.
const mostFound = 10_000

/** Finds the known word for a misspelled one. `vocabulary` maps known words to penalties. */
export const speller = (vocabulary: ReadonlyMap<string, number>) => {
  // Compares only words of similar length with the same first or second letter or sound.
  const byShape = Map.groupBy(
    [...vocabulary].map(([known, handicap]) => ({ known, handicap, letters: lettersOf(known) })),
    ({ known }) => `${known[0]}${known.length}`,
  )
  type Shaped = { known: string; handicap: number; letters: number }
  const none: Shaped[] = []
  const alike = (text: string, length: number): Iterable<Shaped> => {
    const same = byShape.get(`${text[0]}${length}`) ?? none
    const starts = new Set([text[1] ?? '', ...soundGroups.filter((group) => group.includes(text[0] ?? '')).join('')])
    starts.delete(text[0] ?? '')
    return [...same, ...[...starts].flatMap((start) => byShape.get(`${start}${length}`) ?? none)]
  }
  const search = (text: string): Nearest => {
    let best: string | undefined
    let bestCost = limitFor(text.length)
    const letters = lettersOf(text)
    const mostBits = 2 * Math.floor(bestCost / swapCost)
    for (let length = text.length - 2; length <= text.length + 2; length++) {
      for (const { known, handicap, letters: others } of alike(text, length)) {
        if (!firstKeyMatches(text, known) || bitsIn(letters ^ others) > mostBits) continue
        const cost = spellingDistance(text, known, bestCost - handicap) + handicap
        if (cost < bestCost || (cost === bestCost && best === undefined)) [best, bestCost] = [known, cost]
      }
    }
    return best === undefined ? undefined : { known: best, cost: bestCost }
  }
  const found = new Map<string, Nearest>()
  const nearest = (text: string): Nearest => {
    if (found.has(text)) return found.get(text)
    const close = search(text) ?? (spoken(text) === text ? undefined : search(spoken(text)))
    if (found.size < mostFound) found.set(text, close)
    return close
  }
  return { nearest }
}
