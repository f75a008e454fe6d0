import type { Item } from './read-items.ts'
import type { Concept, Vocabulary } from './vocabulary.ts'

/** The items of a message, and which of its numbers already stand for something. */
export type Message = { items: readonly Item[]; vocabulary: Vocabulary; used: Set<number> }

export const isTerm = (item: Item | undefined, ...concepts: Concept[]): boolean =>
  item?.kind === 'term' && concepts.some((concept) => item.concepts.has(concept))

export const isMark = (item: Item | undefined, ...marks: string[]): boolean =>
  item?.kind === 'mark' && marks.includes(item.text)

export const hasTerm = ({ items }: Message, ...concepts: Concept[]): boolean =>
  items.some((item) => isTerm(item, ...concepts))

/** The number at `at` that nothing has been read from yet. */
export const freeNumber = ({ items, used }: Message, at: number): number | undefined => {
  const item = items[at]
  return item?.kind === 'number' && !used.has(at) ? item.value : undefined
}
