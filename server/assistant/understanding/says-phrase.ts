import type { Token } from './tokens.ts'

/** True where one of these phrases is said, word for word: "no one", "since you". */
export const saysPhrase = (tokens: readonly Token[], phrases: readonly string[]): boolean => {
  const said = ` ${tokens.map(({ word }) => word.replaceAll('_', ' ')).join(' ')} `
  return phrases.some((phrase) => said.includes(` ${phrase} `))
}
