import type { Lexicon } from '../language/lexicon.ts'
import type { Features } from './classifier.ts'
import type { Reading } from './reading.ts'

const fillerWeight = 0.35
const pairWeight = 0.6
// "6 am, is that more money": what little a short part says, it says of the things around it.
const aroundWeight = 0.4
const shortPart = 5

type Unit = { names: string[]; isFiller: boolean }

const thingsAt = ({ things }: Reading): Map<number, string> => {
  const at = new Map<number, string>()
  for (const [name, places] of things) for (const position of places.flat()) at.set(position, `<${name}>`)
  return at
}

/** What a part of a message is known by: its words, the concepts they stand for, the things named, and pairs of these. */
export const featuresOf = (
  reading: Reading,
  lexicon: Lexicon,
  { from, to } = { from: 0, to: reading.tokens.length },
): Features => {
  const things = thingsAt(reading)
  const units: Unit[] = []
  for (let at = from; at < to; at++) {
    const token = reading.tokens[at]
    if (!token) continue
    const thing = things.get(at)
    if (thing !== undefined && things.get(at - 1) === thing && at > from && thing !== '<count>') continue
    if (thing !== undefined) units.push({ names: [thing], isFiller: false })
    else if (token.value !== undefined) units.push({ names: [token.isMoney ? '<money>' : '<number>'], isFiller: true })
    else {
      const names = [token.stem, ...lexicon.conceptsOf(token.stem).map((name) => `<${name}>`)]
      units.push({ names, isFiller: lexicon.isFiller(token.word) })
    }
  }
  const features = new Map<string, number>()
  const add = (name: string, weight: number) => features.set(name, Math.max(weight, features.get(name) ?? 0))
  for (const { names, isFiller } of units) for (const name of names) add(name, isFiller ? fillerWeight : 1)
  const pair = (list: readonly Unit[], weight: number) => {
    for (const [at, { names }] of list.entries()) {
      const next = list[at + 1]
      if (next) add(`${names.at(-1)} ${next.names.at(-1)}`, weight)
    }
  }
  pair(units, fillerWeight)
  pair(
    units.filter(({ isFiller }) => !isFiller),
    pairWeight,
  )
  if (to - from <= shortPart) {
    for (const [position, thing] of things)
      if ((position < from || position >= to) && !features.has(thing)) features.set(thing, aroundWeight)
  }
  const [first] = units
  if (first?.isFiller) add(`^${first.names[0]}`, fillerWeight)
  return features
}
