import { cityPath } from '../../../content/schema/city.ts'
import { addressIn } from '../../../content/schema/languages/page-addresses.ts'
import type { Content } from '../../../content/schema/read.ts'
import { estimatePath } from '../../../pricing/estimate-answers.ts'
import { gazetteer } from '../../../server/assistant/slots/gazetteer.ts'
import { inDigits } from '../../../server/assistant/slots/number-words.ts'
import { vocabularies } from '../../../server/assistant/slots/vocabulary.ts'
import { answerSentences } from '../../../server/assistant/text/answer-sentences.ts'
import { plain, wordsOf } from '../../../server/assistant/text/word-tokens.ts'
import { corpusOf } from './corpus.ts'
import { figuresIn, isBare, provenSum, unprovenFigures } from './figures.ts'

const link = /\]\(([^)]*)\)/g
const filledEstimate = /\]\([\w/-]*\/estimate\?[^)]*\)/g
const properName = /(?<=[a-z,;:] )\p{Lu}[\p{L}&’']+/gu

const sections = ['/', '/#quote', '/#faq', '/#about', '/#reviews', '/#service-areas']
const pages = [estimatePath, '/services', '/gallery', '/reviews', '/blog', '/privacy']

const unmark = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|\*|__|`)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Sentences of a text without Markdown marks. */
const plainSentences = (text: string): string[] => answerSentences(unmark(text))

/** Paths of this site in each language of the assistant. */
const pathsOf = ({ services, cities, posts, business, spokenPages }: Content): Set<string> => {
  const paths = [
    ...sections,
    ...pages,
    ...services.map(({ slug }) => `/${slug}`),
    ...cities.map((city) => cityPath(business, city)),
    ...posts.map(({ slug }) => `/blog/${slug}`),
  ]
  return new Set(Object.values(spokenPages).flatMap(({ addresses }) => paths.map((path) => addressIn(addresses, path))))
}

// Prices and percentages of an article may be quoted in their own sentence only; those of the price list anywhere.
const pricesOf = ({ facts, pricing }: Content): string[] =>
  Object.entries(pricing).flatMap(([group, entries]) =>
    Object.keys(entries ?? {}).flatMap((key) =>
      [`pricing.${group}.${key}`, `pricing.${group}.${key}.value`].flatMap((path) => figuresIn(facts(path) ?? '')),
    ),
  )

/**
 * The truth rule: every figure, place and link of an answer is in the content, or is a sum of published figures shown
 * with its parts. Returns violations. Promises need no check, because only content contains sentences.
 */
export const truthChecker = (content: Content) => {
  const corpus = corpusOf(content)
  const sentences = new Set(corpus.flatMap((text) => text.split('\n')).flatMap(plainSentences))
  // Large arrays have open prices, and "and up" may replace the plus.
  const prices = pricesOf(content).flatMap((price) => [price.replace('+', ''), `${price.replace('+', '')}+`])
  const published = new Set([...corpus.flatMap(figuresIn).filter(isBare), ...prices])
  const known = new Set(corpus.flatMap(wordsOf))
  const paths = pathsOf(content)
  const strangers = [...gazetteer(content).places.values()].filter(({ kind }) => kind === 'outside')
  const contactless = (text: string) =>
    text.replaceAll(content.business.phone, '').replaceAll(content.business.email, '')

  /** `question` is the visitor's message: an answer may repeat its numbers, and its prices only to reject them. */
  return (answer: string, question: string): string[] => {
    const words = wordsOf(question)
    const asked = new Set(words)
    const counted = Object.values(vocabularies).flatMap((vocabulary) => inDigits(words, vocabulary))
    const given = new Set([...asked, ...counted].map(Number).filter((value) => !Number.isNaN(value)))
    const links = [...answer.matchAll(link)]
      .map(([, path = '']) => path)
      .filter((path) => !paths.has(path.split('?')[0] ?? ''))
    // A job prefilled in a link is priced on its page.
    const told = answer.replace(filledEstimate, ']').split('\n').flatMap(plainSentences)
    // The total comes first and its sum after it: "$300–$400 and up" means $300–$400+.
    const sums = told.flatMap((sentence) => provenSum(sentence) ?? []).flatMap((sum) => [sum, sum.replace('+', '')])
    const proven = new Set([...published, ...sums])
    const faults = told
      .filter((sentence) => !sentences.has(sentence))
      .flatMap((sentence) => {
        const said = contactless(sentence)
        const names = (said.match(properName) ?? []).filter((name) =>
          wordsOf(name).some((word) => !known.has(word) && !asked.has(word)),
        )
        const promised = strangers.filter(({ name }) => plain(said).startsWith(`yes, we serve ${plain(name)}`))
        return [
          ...unprovenFigures(said, proven, given).map((figure) => `figure ${figure}`),
          ...names.map((name) => `name ${name}`),
          ...promised.map(({ name }) => `place ${name}`),
        ]
      })
    return [...links.map((path) => `link ${path}`), ...faults]
  }
}

export type TruthChecker = ReturnType<typeof truthChecker>
