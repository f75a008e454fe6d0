import { content } from '../content.ts'

/** How to call: the link and the words of every call button. */
export type CallWords = { href: string; now: string; short: string; withNumber: string; number: string }

export const callWords: CallWords = { href: content.business.phoneLink, ...content.interface.call }

/** The same with another text on the button. */
export const callSaying = (now: string): CallWords => ({ ...callWords, now })
