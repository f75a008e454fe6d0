import type { Understanding } from './understand.ts'

/** True where a word of the message stands for one of these concepts or families of words: 'price', 'less'. */
export const saysConcept = (
  { tokens, lexicon }: Pick<Understanding, 'tokens' | 'lexicon'>,
  ...names: readonly string[]
): boolean => tokens.some(({ stem }) => lexicon.conceptsOf(stem).some((name) => names.includes(name)))
