import { type Vocabulary, wordsIn } from './vocabulary.ts'

type ReadNumber = { value: number; length: number; isWord: boolean }

const digits = /^\d/
// Smaller number words are often no counts: "one of them", "two story", "la una".
const leastCount = 10

const digitValue = (token: string): number =>
  Number(/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(token) ? token.replaceAll(',', '') : token.replace(',', '.'))

const own = (record: Readonly<Record<string, number>>, key = ''): number | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** "Thirtytwo", "treintaidós": tens and units in one word. */
const writtenTogether = (word: string, { numbers, joins }: Vocabulary): number | undefined => {
  for (const [ten, value] of Object.entries(numbers)) {
    if (value < 20 || value % 10 !== 0 || !word.startsWith(ten)) continue
    const rest = word.slice(ten.length)
    const join = joins.find((one) => own(numbers, rest.slice(one.length)) !== undefined && rest.startsWith(one))
    const unit = own(numbers, join === undefined ? rest : rest.slice(join.length))
    if (unit !== undefined && unit < 10) return value + unit
  }
  return undefined
}

/** Reads a number in words or digits at `at`: "two hundred and fifty", "half a dozen", "veintidós", "1,200". */
export const readNumber = (tokens: readonly string[], at: number, vocabulary: Vocabulary): ReadNumber | undefined => {
  const { numbers, multipliers, articles, half, joins, pairs, vague, terms } = vocabulary
  const first = tokens[at] ?? ''
  if (half.includes(first)) {
    const next = articles.includes(tokens[at + 1] ?? '') ? at + 2 : at + 1
    const times = own(multipliers, tokens[next])
    return times === undefined ? undefined : { value: times / 2, length: next + 1 - at, isWord: true }
  }
  if (pairs.includes(first)) {
    const next = wordsIn(terms.of).includes(tokens[at + 1] ?? '') ? at + 2 : at + 1
    const times = own(multipliers, tokens[next])
    return times === undefined ? undefined : { value: 2 * times, length: next + 1 - at, isWord: true }
  }
  const isArticle = articles.includes(first) && own(multipliers, tokens[at + 1]) !== undefined
  const isDigit = digits.test(first) && !first.includes(':')
  const isMultiplier = own(numbers, first) === undefined && own(multipliers, first) !== undefined && !isArticle
  // "Several dozen" has no value.
  if (isMultiplier && vague.includes(tokens[at - 1] ?? '')) return undefined
  const started = isArticle || isMultiplier ? 1 : isDigit ? digitValue(first) : own(numbers, first)
  let value = started ?? writtenTogether(first, vocabulary)
  if (value === undefined || Number.isNaN(value)) return undefined
  let next = isMultiplier ? at : at + 1
  let last = value
  while (next < tokens.length) {
    const word = tokens[next] ?? ''
    const times = own(multipliers, word)
    const isJoined = joins.includes(word)
    const halfAt = articles.includes(tokens[next + 1] ?? '') ? next + 2 : next + 1
    const isHalf = isJoined && half.includes(tokens[halfAt] ?? '')
    const ahead = own(multipliers, tokens[halfAt + 1])
    const unit = isDigit && last === value ? undefined : own(numbers, isJoined ? tokens[next + 1] : word)
    if (times !== undefined) {
      value *= times
      last = times
      next += 1
    } else if (isHalf && (ahead !== undefined || own(multipliers, tokens[next - 1]) !== undefined)) {
      // "Two and a half dozen", "a dozen and a half".
      value = ahead === undefined ? value + last / 2 : (value + 0.5) * ahead
      next = halfAt + (ahead === undefined ? 1 : 2)
      break
    } else if (unit !== undefined && last >= 20 && unit < (last >= 100 ? 100 : 10)) {
      value += unit
      last = unit
      next += isJoined ? 2 : 1
    } else break
  }
  return { value, length: next - at, isWord: !isDigit }
}

/** Words of a text with number words above ten as digits: "treinta y dos paneles" becomes "32 paneles"; "one" stays. */
export const inDigits = (words: readonly string[], vocabulary: Vocabulary): string[] => {
  const written: string[] = []
  for (let at = 0; at < words.length; ) {
    const number = readNumber(words, at, vocabulary)
    const isCount = number && (number.isWord || number.length > 1) && number.value >= leastCount
    written.push(isCount ? String(number.value) : (words[at] ?? ''))
    at += isCount ? number.length : 1
  }
  return written
}
