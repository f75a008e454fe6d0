import { wordsOf } from './word-tokens.ts'

/** True if a text contains one of these phrases. `licens*` is a word that begins so, `why?` the whole text. */
export const isSaid = (phrases: readonly string[], text: string): boolean => {
  if (phrases.length === 0) return false
  const said = ` ${wordsOf(text).join(' ')} `
  return phrases.some((phrase) => {
    const words = ` ${phrase.replace(/[*?]$/, '')}`
    if (phrase.endsWith('?')) return said === `${words} `
    return said.includes(phrase.endsWith('*') ? words : `${words} `)
  })
}
