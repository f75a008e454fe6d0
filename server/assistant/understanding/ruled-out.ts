import type { Find, Places } from '../language/cues.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { type Service, type Span, services } from './reading.ts'
import type { Token } from './tokens.ts'

/** The words of a message that it rules out, by where they stand. */
type Out = ReadonlySet<number>
type Said = { positions: readonly number[] }

/** Where the things stand that one of some phrases follows: "the dairy next door". */
const before = (phrases: readonly string[], tokens: readonly Token[]): number[] => {
  const text = (at: number) =>
    `${tokens
      .slice(at)
      .map(({ word }) => word)
      .join(' ')} `
  return tokens.flatMap((_, at) => (phrases.some((phrase) => text(at).startsWith(`${phrase} `)) ? [at - 1] : []))
}

/** Where the things stand that one of some words leads to; a part of a message ends at its comma. */
const behind = (
  leads: readonly string[],
  tokens: readonly Token[],
  parts: readonly Span[],
  links: readonly string[],
) => {
  const found = new Set<number>()
  for (const { from, to } of parts) {
    for (let at = from; at < to; at++) {
      // "Don't forget the screens" rules out nothing.
      if (found.has(at) || !leads.includes(tokens[at]?.word ?? '')) continue
      let thing = at + 1
      while (thing < to && links.includes(tokens[thing]?.word ?? '')) thing++
      if (thing < to) found.add(thing)
    }
  }
  return found
}

/** What a message rules out: "not on a Sunday", "without the windows", "Sunday, no", but not "no, 30 panels", "Hanford instead". */
export const ruledOut = (tokens: readonly Token[], parts: readonly Span[], { words }: Lexicon): Out => {
  const before = parts.flatMap(({ from, to }) =>
    to - from > 1 && words.ruleOutBehind.includes(tokens[to - 1]?.word ?? '') ? [to - 2] : [],
  )
  return new Set([...behind(words.ruleOut, tokens, parts, words.ruleOutLinks), ...before])
}

/** What stands beside the visitor's own place: "our house next to a dairy", "the dairy next door". */
export const standsBeside = (tokens: readonly Token[], parts: readonly Span[], { words }: Lexicon): Out => {
  const beside = behind(words.besideWords, tokens, parts, words.ruleOutLinks)
  // "Next to an orchard and a dairy" is next to both.
  const listed = parts.flatMap(({ from, to }, at) => {
    const last = parts[at - 1]
    const goesOn = last && [...beside].some((place) => place >= last.from && place < last.to)
    return goesOn && words.listLinks.includes(tokens[from]?.word ?? '') ? [{ from, to }] : []
  })
  const also = behind(words.listLinks, tokens, listed, words.ruleOutLinks)
  return new Set([...beside, ...also, ...before(words.nextDoorPhrases, tokens)])
}

/** Where a thing is only said to lie in that direction: "the door to the patio". */
export const standsToward = (tokens: readonly Token[], parts: readonly Span[], { words }: Lexicon): Out =>
  behind(words.towardWords, tokens, parts, words.ruleOutLinks)

/** Where windows only say which screens are meant: "the screens on my windows". */
export const standsBehindScreens = (tokens: readonly Token[], { concept }: Find, { words }: Lexicon): Out => {
  const screens = new Set(concept('screen').flat())
  const isOfScreen = (at: number): boolean => {
    let before = at - 1
    while (words.screenLinks.includes(tokens[before]?.word ?? '')) before--
    return before < at - 1 && screens.has(before)
  }
  return new Set(concept('window').flatMap(([at = 0]) => (isOfScreen(at) ? [at] : [])))
}

export const isRuledOut = ({ positions }: Said, out: Out): boolean => positions.some((at) => out.has(at))

/** What is left of the things of one kind; all of them where nothing would be: "do you not come to Selma?". */
export const kept = <Thing extends Said>(things: readonly Thing[], out: Out): Thing[] => {
  const left = things.filter((thing) => !isRuledOut(thing, out))
  return left.length > 0 ? left : [...things]
}

/** "Solar panels" is one thing of two words. */
const withNext = (named: Places, out: Out): Out => {
  const at = new Set(named.flat())
  const whole = new Set(out)
  for (const position of [...at].toSorted((a, b) => a - b))
    if (at.has(position - 1) && whole.has(position - 1)) whole.add(position)
  return whole
}

/** The services that are ruled out, and where those stand that are not; all of them where nothing would be left. */
export const keptServices = ({ concept }: Find, out: Out, beside: Out, toward: Out, ofScreens: Out) => {
  const neighbors = [
    ...concept('commercial').filter((positions) => isRuledOut({ positions }, beside)),
    ...concept('pressure').filter((positions) => isRuledOut({ positions }, toward)),
    ...concept('window').filter((positions) => isRuledOut({ positions }, ofScreens)),
  ]
  const named = services
    .map((name) => ({ name, all: concept(name).filter((place) => !neighbors.includes(place)) }))
    .filter(({ all }) => all.length > 0)
  const left = named.map(({ name, all }) => {
    const whole = withNext(all, out)
    return { name, places: all.filter((positions) => !isRuledOut({ positions }, whole)) }
  })
  const without = new Set<Service>(left.flatMap(({ name, places }) => (places.length > 0 ? [] : [name])))
  const isNothingLeft = without.size === named.length
  const wanted = isNothingLeft ? named.map(({ name, all }) => ({ name, places: all })) : left
  return {
    without,
    places: new Map<string, Places>([
      ['commercial', []],
      ['pressure', []],
      ['window', []],
      ...wanted.map(({ name, places }) => [name, places] as const),
    ]),
  }
}
