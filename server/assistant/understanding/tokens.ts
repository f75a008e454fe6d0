import type { Lexicon } from '../language/lexicon.ts'
import { plain, wordsOf } from '../language/words.ts'

/** One word of a message, corrected. `value` is set where it is a number. */
export type Token = { word: string; stem: string; value?: number; isMoney?: boolean }

const numeric = (word: string): number | undefined =>
  /^[\d,.]+$/.test(word) ? Number(word.replaceAll(',', '')) : undefined

const oneSlip = 1
/** Words with a capital letter inside a message: likely names, which are not two words run together. */
const namesIn = (message: string): Set<string> =>
  new Set([...message.matchAll(/(?<=[a-z,]\s)[A-Z][a-z]+/g)].map(([name]) => name.toLowerCase()))

// A phone number counts nothing and names no price.
const phoneNumber = /\(?\b\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}\b/g

const withDigit = /[a-z]*\d[a-z\d]*/g

/**
 * "2day" is no number and a word: short forms that hold a digit are spelled out before words are parted, and so are
 * those of several words, such as "half a dozen".
 */
const spellOut = (message: string, { words: { slang }, slangPhrases }: Lexicon): string => {
  const inFull = (text: string) => (Object.hasOwn(slang, text) ? (slang[text] ?? text) : text)
  const said = plain(message).replace(phoneNumber, ' ').replace(withDigit, inFull)
  return slangPhrases ? said.replace(slangPhrases, inFull) : said
}

const expand = (word: string, lexicon: Lexicon, names: ReadonlySet<string>, before: string | undefined): string[] => {
  if (/^\d/.test(word)) return [word]
  const slang = Object.hasOwn(lexicon.words.slang, word) ? lexicon.words.slang[word] : undefined
  if (slang !== undefined) return wordsOf(slang)
  if (lexicon.isKnown(word)) return [word]
  if (lexicon.isWord(word)) return [word]
  const paired = before === undefined ? undefined : lexicon.nearestAfter(before, word)
  if (paired !== undefined) return [paired]
  // "lng" and "tak": typed in haste, without vowels or the last one.
  const whole = lexicon.isKnown(`${word}e`) && word.length > 2 ? `${word}e` : undefined
  const hasty = /[aeiou]/.test(word.slice(1)) ? whole : (lexicon.withVowels(word) ?? whole)
  if (hasty !== undefined) return [hasty]
  const close = lexicon.nearest(word)
  if (close && close.cost <= oneSlip) return [close.known]
  const parted = names.has(word) ? undefined : lexicon.halves(word)
  return parted ?? [close?.known ?? (names.has(word) ? word : (lexicon.withVowels(word) ?? word))]
}

const isOpenTens = (value: number) => value >= 20 && value < 100 && value % 10 === 0
const isOpenHundreds = (value: number) => value >= 100 && value % 100 === 0

/** The value of two numbers in a row, where they are one: "twenty two", "2 dozen", "three hundred". */
const joined = (before: number, word: string, value: number, { words }: Lexicon): number | undefined => {
  if (words.multipliers.includes(word)) return before < value ? before * value : undefined
  const goesOn = (isOpenTens(before) && value < 10) || (isOpenHundreds(before) && value < 100)
  return goesOn ? before + value : undefined
}

/** "My 16th panel" counts sixteen, so its ending is no word; "the 16th" alone is a day. */
const isOrdinalEnd = (word: string, next: string | undefined, { words, stem, conceptsOf }: Lexicon): boolean =>
  words.ordinalEnds.includes(word) && next !== undefined && conceptsOf(stem(next)).includes('solar')

const joinNumbers = (words: readonly string[], lexicon: Lexicon): Token[] => {
  const tokens: Token[] = []
  for (const [at, word] of words.entries()) {
    const named = Object.hasOwn(lexicon.words.numbers, word) ? lexicon.words.numbers[word] : undefined
    const value = numeric(word) ?? named
    const last = tokens.at(-1)
    if (last?.value !== undefined && isOrdinalEnd(word, words[at + 1], lexicon)) continue
    const sum = named === undefined || last?.value === undefined ? undefined : joined(last.value, word, named, lexicon)
    // "Treinta y dos", "one hundred and twenty": what stands between them is part of the number.
    const next = lexicon.words.numbers[words[at + 1] ?? '']
    const isWithin = word === lexicon.words.phrases.and && last?.value !== undefined && next !== undefined
    if (isWithin && last.value !== undefined && joined(last.value, '', next, lexicon) !== undefined) continue
    if (last && sum !== undefined) last.value = sum
    else tokens.push({ word, stem: lexicon.stem(word), ...(value !== undefined && { value }) })
  }
  return tokens
}

// A share that a visitor names is a price too: it may not be confirmed.
const money = new Set(['$', '%', 'percent', 'dollar', 'dollars', 'bucks', 'usd', 'dolares'])

const markMoney = (tokens: Token[]): Token[] => {
  for (const [at, token] of tokens.entries()) {
    if (token.value === undefined) continue
    const isMoney = tokens[at - 1]?.word === '$' || money.has(tokens[at + 1]?.word ?? '')
    if (isMoney) token.isMoney = true
  }
  return tokens
}

/** The words of a message in plain, corrected form; of a long one the first `mostWords`. */
export const readTokens = (message: string, lexicon: Lexicon, mostWords = 120): Token[] => {
  const names = namesIn(message)
  const words: string[] = []
  for (const word of wordsOf(spellOut(message, lexicon)).slice(0, mostWords))
    words.push(...expand(word, lexicon, names, words.at(-1)))
  return markMoney(joinNumbers(lexicon.join(words), lexicon))
}
