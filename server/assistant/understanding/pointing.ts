import type { Lexicon } from '../language/lexicon.ts'
import type { Token } from './tokens.ts'

/** "Does that cost me?" speaks of what was said before it, "how much is it to clean 14 panels?" of nothing. */
export const isPointing = (said: readonly Token[], { words }: Lexicon): boolean =>
  said.some(({ word }, at) => {
    if (!words.pointers.includes(word)) return false
    const rest = said.slice(at + 1).map((token) => token.word)
    return !(words.emptySubjects.includes(word) && words.infinitiveMarks.some((mark) => rest.includes(mark)))
  })
