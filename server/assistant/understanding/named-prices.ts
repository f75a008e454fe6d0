import type { Find } from '../language/cues.ts'
import type { Lexicon } from '../language/lexicon.ts'
import type { findNumbers } from './entities.ts'
import { services } from './reading.ts'
import { saysConcept } from './says-concept.ts'
import { saysOneOf } from './says-one-of.ts'
import type { Token } from './tokens.ts'

// A visit never costs so much: "is the $2,000,000 for each case?" names no price.
const dearest = 100_000

// "Half off", "25 percent more".
const shareWords = ['%', 'percent']

/** True where dollars are named, or a share that is one of a price: "30% off", but not "I am down 20%". */
export const namesAmount = (tokens: readonly Token[], find: Find, lexicon: Lexicon): boolean => {
  const isOfPower = find.concept('power').length > 0
  const isOfPrice = !isOfPower && saysConcept({ tokens, lexicon }, 'price', 'less', 'money')
  return tokens.some(
    ({ isMoney, value = 0 }, at) =>
      isMoney && value <= dearest && (isOfPrice || !shareWords.includes(tokens[at + 1]?.word ?? '')),
  )
}

export type Numbers = ReturnType<typeof findNumbers>

/** True where a price is asked for, and of nothing that is named. */
export const isPriceOnly = (find: Find): boolean =>
  find.concept('price').length + find.word('how_much').length > 0 &&
  services.every((name) => find.concept(name).length === 0)

// "Can you do it for 12?" may count panels.
const leastPrice = 40
/** "I got a quote for 150" names a price, and "a quote for 24" panels. */
export const leastQuoted = 100

/** "Can you do it for 150", "my neighbor paid 100": numbers that are prices, where no panels are named. */
export const dealtPrices = (tokens: readonly Token[], numbers: Numbers, find: Find, { words }: Lexicon): Numbers => {
  if (find.concept('solar').length > 0) return []
  const isOpen = !isPriceOnly(find)
  const wordAt = (at: number) => tokens[at]?.word ?? ''
  return numbers.filter(({ value, positions: [at = 0] }) => {
    const isFor = words.claimWords.slice(0, 1).includes(wordAt(at - 1))
    const isDeal = (isFor && words.dealWords.includes(wordAt(at - 2))) || words.paidWords.includes(wordAt(at - 1))
    const isNamed = (isFor && words.quoteWords.includes(wordAt(at - 2))) || saysOneOf(tokens, words.claimVerbs)
    const isQuoted = value >= leastQuoted && isNamed
    return isQuoted || (isOpen && value >= leastPrice && isDeal)
  })
}
