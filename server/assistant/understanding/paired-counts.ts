import type { Place } from './gazetteer.ts'

/** So many panels in one place. */
export type Pair = { count: number; place: Place }
type Found<Value> = { value: Value; positions: readonly number[] }

const startOf = ({ positions: [at = 0] }: Found<unknown>): number => at
const inOrder = <Item extends Found<unknown>>(found: readonly Item[]): Item[] =>
  found.toSorted((a, b) => startOf(a) - startOf(b))

/** "18 panels in Fresno and 10 in Hanford": each count with its place; none where they do not take turns. */
export const pairCounts = (counts: readonly Found<number>[], places: readonly Found<Place>[]): Pair[] => {
  if (counts.length < 2 || counts.length !== places.length) return []
  const [numbers, names] = [inOrder(counts), inOrder(places)]
  const marks = numbers.flatMap((count, at) => [startOf(count), startOf(names[at] ?? count)])
  const isCountFirst = (marks[0] ?? 0) < (marks[1] ?? 0)
  const turns = isCountFirst ? marks : numbers.flatMap((count, at) => [startOf(names[at] ?? count), startOf(count)])
  if (turns.some((mark, at) => at > 0 && mark <= (turns[at - 1] ?? 0))) return []
  return numbers.flatMap(({ value }, at) => {
    const place = names[at]?.value
    return place ? [{ count: value, place }] : []
  })
}
