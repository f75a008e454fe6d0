import { content } from '../content.ts'

/** How to call: the link and the words of every call button. */
export const callWords = { href: content.business.phoneLink, ...content.interface.call }
