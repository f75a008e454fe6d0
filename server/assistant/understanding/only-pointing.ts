import { saysOneOf } from './says-one-of.ts'
import type { Understanding } from './understand.ts'

const plainTopic = 0.75
// What "does that matter?" sounds like, whatever it points at.
const soundsLike = new Set(['dirt-loss', 'gain', 'be-home', 'not-offered', 'complaint', 'guarantee'])

/** "Does that matter?", "is that a problem?": asked of what was told just before. */
export const isOnlyPointing = ({ tokens, topics, lexicon }: Understanding): boolean =>
  saysOneOf(tokens, lexicon.words.pointers) &&
  topics.every(({ id, share }) => soundsLike.has(id) && !(id === 'be-home' && share >= plainTopic)) &&
  tokens.every(({ word }) => lexicon.isFiller(word) || lexicon.isEmpty(word))
