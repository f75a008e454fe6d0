import type { Understanding } from './understand.ts'

/** True where a message asks for one of these topics. */
export const isAskedOf = ({ topics }: Pick<Understanding, 'topics'>, ...kinds: readonly string[]): boolean =>
  topics.some(({ id }) => kinds.includes(id))
