import type { Item } from './read-items.ts'
import type { Concept, Vocabulary } from './vocabulary.ts'

/** Items of a message, and its numbers that are already read. */
export type Message = { items: readonly Item[]; vocabulary: Vocabulary; used: Set<number> }

export const isTerm = (item: Item | undefined, ...concepts: Concept[]): boolean =>
  item?.kind === 'term' && concepts.some((concept) => item.concepts.has(concept))

export const isMark = (item: Item | undefined, ...marks: string[]): boolean =>
  item?.kind === 'mark' && marks.includes(item.text)

export const hasTerm = ({ items }: Message, ...concepts: Concept[]): boolean =>
  items.some((item) => isTerm(item, ...concepts))

/** The unread number at `at`. */
export const freeNumber = ({ items, used }: Message, at: number): number | undefined => {
  const item = items[at]
  return item?.kind === 'number' && !used.has(at) ? item.value : undefined
}
