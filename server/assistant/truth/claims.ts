import { wordsOf } from '../language/words.ts'

type Claim = { words: ReadonlySet<string>; promised: ReadonlySet<string>; isNegative: boolean }
type Language = {
  promises: ReadonlySet<string>
  negations: ReadonlySet<string>
  stem: (word: string) => string
  isFiller: (word: string) => boolean
}

// How much of a promise one sentence of content must say: a paraphrase passes, another promise does not.
const enoughSupport = 0.7
// A long sentence that happens to hold the same words says something else.
const enoughLikeness = 0.3
// "not insured" turns a promise round; "insured, and not happy until you are" does not.
const negationReach = 3

const claimOf = (sentence: string, { stem, isFiller, promises, negations }: Language): Claim => {
  const said = wordsOf(sentence)
  const stems = said.map(stem)
  const isTurned = (at: number) => said.slice(Math.max(0, at - negationReach), at).some((word) => negations.has(word))
  return {
    words: new Set(stems.filter((_, at) => !isFiller(said[at] ?? '') && !/^[\d$]/.test(said[at] ?? ''))),
    promised: new Set(stems.filter((word) => promises.has(word))),
    isNegative: stems.some((word, at) => promises.has(word) && isTurned(at)),
  }
}

const isSupported = (claim: Claim, by: Claim): boolean => {
  if (claim.isNegative !== by.isNegative) return false
  if (![...claim.promised].every((word) => by.promised.has(word))) return false
  const shared = [...claim.words].filter((word) => by.words.has(word)).length
  return shared >= claim.words.size * enoughSupport && shared >= by.words.size * enoughLikeness
}

const mostJudged = 5000

/** Finds promises (guarantees, discounts, free things) that no sentence of content makes. */
export const claimChecker = (corpus: readonly string[], language: Language) => {
  const claims = corpus.map((sentence) => claimOf(sentence, language)).filter(({ promised }) => promised.size > 0)
  const judge = (sentence: string): boolean => {
    const claim = claimOf(sentence, language)
    return claim.promised.size === 0 || claims.some((by) => isSupported(claim, by))
  }
  const judged = new Map<string, boolean>()
  return (sentence: string): boolean => {
    const isKept = judged.get(sentence) ?? judge(sentence)
    if (judged.size < mostJudged) judged.set(sentence, isKept)
    return isKept
  }
}
