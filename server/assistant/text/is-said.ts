import { wordsOf } from './words.ts'

/** True if a text contains one of these words or phrases; `licens*` is a word that begins so. */
export const isSaid = (phrases: readonly string[], text: string): boolean => {
  const said = ` ${wordsOf(text).join(' ')} `
  return phrases.some((phrase) => said.includes(phrase.endsWith('*') ? ` ${phrase.slice(0, -1)}` : ` ${phrase} `))
}
