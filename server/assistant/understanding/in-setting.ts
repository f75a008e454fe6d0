import { isTold } from './goes-on.ts'
import { isAskedOf } from './is-asked-of.ts'
import { saysOneOf } from './says-one-of.ts'
import type { Understanding } from './understand.ts'

const ofSetting = new Set(['farm', 'dirt-loss', 'how-often', 'best-time', 'commercial', 'rentals', 'solar', 'birds'])

/** "I live next to an orchard", after how often: how often there. */
export const asSetting = (asked: Understanding, before: Understanding): Understanding | undefined =>
  saysOneOf(asked.tokens, asked.lexicon.words.dustyWords) &&
  isTold(asked) &&
  asked.topics.every(({ id }) => ofSetting.has(id)) &&
  isAskedOf(before, 'how-often')
    ? { ...before, tokens: asked.tokens, alone: undefined, strange: 0 }
    : undefined
