import { isTold } from './goes-on.ts'
import { isAskedOf } from './is-asked-of.ts'
import { saysOneOf } from './says-one-of.ts'
import type { Understanding } from './understand.ts'

const ofSetting = new Set(['farm', 'dirt-loss', 'how-often', 'best-time', 'commercial', 'rentals', 'solar', 'birds'])
const ofRoof = new Set([...ofSetting, 'roof', 'height', 'gain', 'area'])

// "My roof is steep" has a verb that asks, and asks nothing.
const isTelling = (asked: Understanding): boolean =>
  isTold(asked) || (!asked.isPolar && asked.topics.length > 0 && asked.topics.every(({ isAsked }) => !isAsked))

const isOfHowOften = (asked: Understanding, before: Understanding): boolean =>
  saysOneOf(asked.tokens, asked.lexicon.words.dustyWords) &&
  asked.topics.every(({ id }) => ofSetting.has(id)) &&
  isAskedOf(before, 'how-often')

const isOfWorth = (asked: Understanding, before: Understanding): boolean =>
  saysOneOf(asked.tokens, asked.lexicon.words.roofWords) &&
  asked.topics.every(({ id }) => ofRoof.has(id)) &&
  isAskedOf(before, 'gain', 'how-often')

/** "I live next to an orchard", after how often: how often there. "My roof is steep", after what a wash is worth. */
export const asSetting = (asked: Understanding, before: Understanding): Understanding | undefined =>
  isTelling(asked) && asked.places.length === 0 && (isOfHowOften(asked, before) || isOfWorth(asked, before))
    ? { ...before, tokens: asked.tokens, alone: undefined, strange: 0 }
    : undefined
