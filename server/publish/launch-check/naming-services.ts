import { serviceWords } from '../../ops/launch-check/shipped-content.ts'

export type IsNamed = (text: string) => boolean
/** A service in one language: what it is called, the title of its page, and its job in the price list. */
export type Service = { name: string; title: string; job?: string | undefined }

/** The beginnings of a text's words: "Gutter cleaning" and "We clean gutters" have the same. */
const stemsOf = (text: string) => [
  ...new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5))),
]
const has = (text: string) => {
  const stems = new Set(stemsOf(text))
  return (stem: string) => stems.has(stem)
}

/**
 * Words that name the service by themselves: those of its name that are plural or that its job is called by ("panels",
 * "solar"), unless another service has them too, and those of the shipped texts.
 */
const ownWords = ({ name, job = '' }: Service, others: readonly Service[]): string[] => {
  const isOfOther = has(others.map((other) => `${other.name} ${other.title}`).join(' '))
  const words = name.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const own = words.filter((word) => (/[^s]s$/.test(word) || word === job) && !isOfOther(word.slice(0, 5)))
  return [...own, ...(serviceWords[job] ?? [])]
}

// "Close the windows before we come" is about any visit.
const notClosed = '(?<!(?:clos|shut|open|cierr|abr)\\p{L}* (?:(?:the|your|all|any|las|sus) )?)'

/** True for a text with one of the service's own words, all words of its title, or its thing with an act ("we clean gutters"). */
export const namesService = (service: Service, others: readonly Service[]): IsNamed => {
  const [things, all] = [stemsOf(service.name), stemsOf(service.title)]
  const acts = all.filter((stem) => !things.includes(stem))
  const words = ownWords(service, others)
  const alone = new RegExp(`^${thingOf(service.name)}(?: (?:and|y|&) \\p{L}+)?$`, 'iu')
  const named = words.length > 0 ? new RegExp(`(?<!\\p{L})${notClosed}${anyOf(words)}(?!\\p{L})`, 'iu') : undefined
  return (text) => {
    const isIn = has(text)
    if (named?.test(text)) return true
    if (service.name && alone.test(text)) return true
    return all.length > 0 && (all.every(isIn) || (things.some(isIn) && acts.some(isIn)))
  }
}

/** A pattern for a name, in the singular too. */
const thingOf = (name: string) => `${RegExp.escape(name.replace(/s$/, ''))}s?`
const anyOf = (patterns: readonly string[]) => `(?:${patterns.join('|')})`

// Without one of two, such a sentence would say less than nothing: "Panels and windows in one visit cost less".
const together =
  /together|\bin one (?:visit|trip)|\bboth\b|\bjunt[oa]s|\ben una (?:sola )?visita|\bamb[oa]s|\blas dos\b/i

/**
 * Takes a service out of a list in a sentence: of "panels, windows and screens" it leaves "panels and windows", of "Gutter
 * and roof cleaning" either.
 */
export const unlisted = (service: Service, others: readonly Service[]): ((text: string) => string) => {
  if (!service.name) return (text) => text
  const namesOf = (one: Service, rest: readonly Service[]) =>
    anyOf([one.name, ...ownWords(one, rest)].filter(Boolean).map(thingOf))
  const [thing, and, act] = [namesOf(service, others), ' (?:and|or|y|o|&)', ' \\p{L}+ing']
  const other = anyOf(others.map((one) => namesOf(one, [service])))
  const middle = new RegExp(`, ${thing}(?=,|${and} )`, 'giu')
  const last = new RegExp(`, (\\p{L}+(?: \\p{L}+)?)(${and}) ${thing}(?!\\p{L})`, 'giu')
  // In Spanish "cuántos" agrees with what follows.
  const many = 'cuánt[oa]s '
  const ofPair = `(?<!\\p{L}|${many})${thing}(?:${act})?(?:,|${and}) (?=${other}(?!\\p{L}))`
  const first = new RegExp(`${ofPair}|${many}${thing}${and} (?=${many}${other})`, 'giu')
  const start = `(?<=(?<!\\p{L})${other}`
  const end = `${and} ${thing}(?!\\p{L})`
  const second = new RegExp(`${start}${act})${end}(?:${act})?|${start})${end}`, 'giu')
  return (text) => {
    if (together.test(text)) return text
    const left = text.replace(middle, '').replace(last, '$2 $1')
    const short = others.length > 0 ? left.replace(first, '').replace(second, '') : left
    return /^\s*\p{Lu}/u.test(text) ? short.replace(/^\s*\p{L}/u, (start) => start.toUpperCase()) : short
  }
}

/** Keys of words that are shown only with a job: labels of its prices and of the questions about it. */
const keysOfJob: Readonly<Record<string, RegExp>> = {
  solar: /solar|panels|bundle|^(?:both|wash|kilowatts|size|biAnnual\w*|quarterly\w*)$/i,
  windows: /^windows|bundle|^both$/,
  screens: /^screens/,
  commercial: /^commercial/,
}
export const isShownWith = (jobs: readonly string[], key: string): boolean =>
  jobs.some((job) => key === job || keysOfJob[job]?.test(key))
