import { joinCompounds, wordsOf } from './words.ts'

/** Where things stand in a message: each place is the positions of the words that make it up. */
export type Places = readonly (readonly number[])[]
/** True where a thing stands anywhere. */
export const isThere = (places: Places): boolean => places.length > 0

export type Find = { word: (stem: string) => Places; concept: (name: string) => Places }

type Part = { kind: 'word'; stem: string; weight: number } | { kind: 'concept'; name: string; weight: number }
/** A cue: every item must be there; an item is a choice of words or concepts. */
export type Cue = { items: readonly (readonly Part[])[]; factor: number }
export type CueLanguage = {
  stem: (word: string) => string
  fillers: ReadonlySet<string>
  neutral: ReadonlySet<string>
  compounds: ReadonlySet<string>
}
export type CueMatch = { score: number; positions: number[] }

const fillerWeight = 0.4
// Small talk that fits any question says little of what is asked.
const neutralWeight = 0.6

const weightOf = (word: string, { fillers, neutral }: CueLanguage): number => {
  if (fillers.has(word)) return fillerWeight
  return neutral.has(word) ? neutralWeight : 1
}

const partsOf = (written: string, language: CueLanguage): Part[] =>
  written.split('/').flatMap((choice): Part[] => {
    const name = /^<(\w+)>$/.exec(choice)?.[1]
    if (name !== undefined) return [{ kind: 'concept', name, weight: 1 }]
    const word = choice.includes('_') ? choice : wordsOf(choice)[0]
    return word === undefined ? [] : [{ kind: 'word', stem: language.stem(word), weight: weightOf(word, language) }]
  })

const itemsOf = (written: string, compounds: ReadonlySet<string>): string[] =>
  joinCompounds(
    written.split(/\s+/).flatMap((item) => (/[<&/]/.test(item) ? [item] : wordsOf(item))),
    compounds,
  )

/** Reads a cue as it is written in content: `how often`, `<place> come`, `evening/night <extra>`. */
export const readCue = (written: string, language: CueLanguage, factor = 1): Cue => ({
  items: itemsOf(written, language.compounds).map((item) => partsOf(item, language)),
  factor,
})

const nearest = (places: Places, taken: readonly number[]): readonly number[] | undefined => {
  const free = places.filter((place) => !place.some((position) => taken.includes(position)))
  const anchor = taken[0]
  if (anchor === undefined) return free[0]
  const far = (place: readonly number[]) => Math.abs((place[0] ?? 0) - anchor)
  return free.toSorted((a, b) => far(a) - far(b))[0]
}

// Small words are everywhere: a cue made of them must stand nearly unbroken.
const slackOf = ({ items }: Cue): number => {
  const telling = items.filter(([part]) => part !== undefined && part.weight > fillerWeight).length
  return [0, 2][telling] ?? 3
}

/** What a cue cannot do without: the words and concepts of one item, each as `find` is asked for it. */
export const startsOf = ({ items }: Cue): string[] => {
  const [rarest] = items.toSorted((a, b) => (b[0]?.weight ?? 0) - (a[0]?.weight ?? 0))
  return (rarest ?? []).map((part) => (part.kind === 'word' ? part.stem : `<${part.name}>`))
}

const placesOf = (part: Part, find: Find): Places =>
  part.kind === 'word' ? find.word(part.stem) : find.concept(part.name)

/** Finds all items of a cue close together, in any order. */
export const matchCue = (cue: Cue, find: Find, slack?: number): CueMatch | undefined => {
  // Nearly every cue lacks a word: that is found out before anything is put together for it.
  for (const choices of cue.items) if (!choices.some((part) => placesOf(part, find).length > 0)) return undefined
  const taken: number[] = []
  let score = 0
  for (const choices of cue.items) {
    let place: readonly number[] | undefined
    let weight = 0
    for (const part of choices) {
      place = nearest(placesOf(part, find), taken)
      weight = part.weight
      if (place) break
    }
    if (!place) return undefined
    taken.push(...place)
    score += weight * cue.factor
  }
  const span = Math.max(...taken) - Math.min(...taken) + 1
  return span <= taken.length + (slack ?? slackOf(cue)) ? { score, positions: taken } : undefined
}
