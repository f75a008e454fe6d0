import type { Vocabulary } from './vocabulary.ts'

export type ReadNumber = { value: number; length: number; isWord: boolean }

const digits = /^\d/

const digitValue = (token: string): number =>
  Number(/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(token) ? token.replaceAll(',', '') : token.replace(',', '.'))

/** A number written in words or digits at `at`: "two hundred and fifty", "half a dozen", "veintidós", "1,200". */
export const readNumber = (tokens: readonly string[], at: number, vocabulary: Vocabulary): ReadNumber | undefined => {
  const { numbers, multipliers, articles, half, joins } = vocabulary
  const own = (record: Readonly<Record<string, number>>, key = '') =>
    Object.hasOwn(record, key) ? record[key] : undefined
  const first = tokens[at] ?? ''
  if (half.includes(first)) {
    const next = articles.includes(tokens[at + 1] ?? '') ? at + 2 : at + 1
    const times = own(multipliers, tokens[next])
    return times === undefined ? undefined : { value: times / 2, length: next + 1 - at, isWord: true }
  }
  const isArticle = articles.includes(first) && own(multipliers, tokens[at + 1]) !== undefined
  const isDigit = digits.test(first) && !first.includes(':')
  const started = isArticle ? 1 : isDigit ? digitValue(first) : (own(numbers, first) ?? (own(multipliers, first) && 1))
  if (started === undefined || Number.isNaN(started)) return undefined
  let value = started
  let next = own(numbers, first) === undefined && own(multipliers, first) !== undefined && !isArticle ? at : at + 1
  let last = value
  while (next < tokens.length) {
    const word = tokens[next] ?? ''
    const times = own(multipliers, word)
    const isJoined = joins.includes(word) && last >= 20
    const unit = isDigit && last === value ? undefined : own(numbers, isJoined ? tokens[next + 1] : word)
    if (times !== undefined) {
      value *= times
      last = value
      next += 1
    } else if (unit !== undefined && last >= 20 && unit < (last >= 100 ? 100 : 10) && (!isJoined || last >= 20)) {
      value += unit
      last = unit
      next += isJoined ? 2 : 1
    } else break
  }
  return { value, length: next - at, isWord: !isDigit }
}
