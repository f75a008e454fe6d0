import { asShown, escaped, filledShape, hasSlot } from '../../contract/desk/as-shown.ts'
import type { ShownTexts } from '../../contract/desk/edit-page.ts'

/** A slot in a text, such as `{town}`, which the page fills. */
const slot = /\{(\w+)\}/g

const keyOf = (text: string) => asShown(text).toLowerCase()

/** Looks up the drafted text for a published one. */
export const newTexts = ({ texts, facts }: Pick<ShownTexts, 'texts' | 'facts'>) => {
  const within = factReplacer(facts)
  const pairs = texts.flatMap(({ before, after }) => [[before, after] as const, ...blockPairs(before, after)])
  const known = new Map(pairs.map(([before, after]) => [keyOf(before), after]))
  const filled = pairs.flatMap(([before, after]) => (hasSlot(before) ? [filledLike(before, after, within)] : []))

  /** The drafted text of a whole block; undefined if no draft changes it. */
  const whole = (text: string): string | undefined => {
    const seen = asShown(text)
    if (seen === '') return undefined
    const same = known.get(seen.toLowerCase())
    if (same !== undefined) return same
    for (const read of filled) {
      const after = read(seen)
      if (after !== undefined) return after
    }
    return undefined
  }
  return { whole, within }
}

export type NewTexts = ReturnType<typeof newTexts>

/** The lines of a list and the cells of a table, each of which is an element of its own on a page. */
const blockPairs = (before: string, after: string): (readonly [string, string])[] => {
  const [old, now] = [before, after].map((text) => text.split(/[\n|]/))
  if (!old || !now || old.length < 2 || old.length !== now.length) return []
  return old.flatMap((block, at) => (block === now[at] ? [] : [[block, now[at] ?? ''] as const]))
}

/** Matches a published text with filled slots, and fills the slots of the drafted text with the same words. */
const filledLike = (before: string, after: string, within: (text: string) => string) => {
  const names = [...before.matchAll(slot)].map(([, name]) => name)
  const shape = filledShape(before)
  return (seen: string): string | undefined => {
    const found = shape.exec(seen)
    return found ? after.replace(slot, (whole, name) => within(found[names.indexOf(name) + 1] ?? whole)) : undefined
  }
}

/** Replaces facts, such as a phone number, as whole words, the longest fact first. */
const factReplacer = (facts: ShownTexts['facts']) => {
  const known = new Map(facts.map(({ before, after }) => [before, after]))
  const longestFirst = [...known.keys()].sort((one, other) => other.length - one.length).map(escaped)
  if (longestFirst.length === 0) return (text: string) => text
  const shape = new RegExp(`(^|[^\\p{L}\\p{N}])(${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return (text: string): string =>
    text.replace(shape, (_, start: string, fact: string) => `${start}${known.get(fact) ?? fact}`)
}
