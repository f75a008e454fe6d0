import type { Content } from '../../content/schema/read.ts'
import { solarVisit } from '../../pricing/panels.ts'
import { languageReader } from './language/language-in.ts'
import { buildLexicon } from './language/lexicon.ts'
import { wordsOf } from './language/words.ts'
import { sentencesOf } from './retrieval/markdown.ts'
import { claimChecker } from './truth/claims.ts'
import { corpusOf } from './truth/corpus.ts'
import { figuresIn, isBare, unprovenFigures } from './truth/figures.ts'
import { buildGazetteer, isFar } from './understanding/gazetteer.ts'
import { readTokens } from './understanding/tokens.ts'

const link = /\]\(([^)]*)\)/g
const properName = /(?<=[a-z,;:] )\p{Lu}[\p{L}&’']+/gu

const pathsOf = ({ services, cities, posts }: Content): Set<string> =>
  new Set([
    ...[
      '/',
      '/#quote',
      '/#faq',
      '/#about',
      '/#reviews',
      '/#service-areas',
      '/services',
      '/gallery',
      '/reviews',
      '/blog',
      '/privacy',
    ],
    ...services.map(({ slug }) => `/${slug}`),
    ...cities.map(({ slug }) => `/california/${slug}`),
    ...posts.map(({ slug }) => `/blog/${slug}`),
  ])

const wordSet = (corpus: readonly string[]) => new Set(corpus.flatMap(wordsOf))

// A price or a share out of an article may be quoted in its own sentence only; those of the price list anywhere.
const pricesOf = ({ facts, pricing }: Content): string[] =>
  Object.entries(pricing).flatMap(([group, entries]) =>
    Object.keys(entries).flatMap((key) =>
      [`pricing.${group}.${key}`, `pricing.${group}.${key}.value`].flatMap((path) => figuresIn(facts(path) ?? '')),
    ),
  )

/** A price said of a number of panels must be the price of that number. */
const wrongTier = (sentence: string, { pricing }: Content, given: ReadonlySet<number>): string[] => {
  const tiers = [pricing.solar.small, pricing.solar.medium, pricing.solar.large]
  const said = tiers.filter(({ text }) => figuresIn(sentence).includes(figuresIn(text)[0] ?? ''))
  const [count, ...more] = figuresIn(sentence)
    .map(Number)
    .filter((number) => given.has(number))
  if (count === undefined || more.length > 0 || said.length !== 1) return []
  const tier = solarVisit(pricing, count) ?? pricing.solar.small
  return said[0] === tier ? [] : [`${said[0]?.text} for ${count}`]
}

/**
 * The truth rule: every figure, place, link and promise of an answer stands in content, or is a sum of published
 * figures shown with its parts. Returns what breaks it; an empty list is a true answer.
 */
export const truthChecker = (content: Content) => {
  const corpus = corpusOf(content)
  const published = new Set([...corpus.flatMap(figuresIn).filter(isBare), ...pricesOf(content)])
  const known = wordSet(corpus)
  const paths = pathsOf(content)
  const gazetteer = buildGazetteer(content)
  const strangers = gazetteer.places.filter(isFar).map(({ name }) => name)
  // "UC San Diego" is a university, and no place that we come to.
  const stranger = new RegExp(`(?<!\\b[A-Z]{2,} )\\b(?:${strangers.join('|')})\\b`, 'g')
  const corpusSet = new Set(corpus)
  const english = buildLexicon(content.assistant, gazetteer.names)
  const spanish = buildLexicon(content.assistantTranslations.es, gazetteer.names)
  const { toThePoint, languageIn } = languageReader(english, spanish, gazetteer)
  const languages = [english, spanish].map((lexicon) => {
    const { words } = lexicon
    const stems = (list: readonly string[]) => new Set(list.map(lexicon.stem))
    const language = { ...lexicon, promises: stems(words.promises), negations: new Set(words.negations) }
    const notServed = [words.phrases.outside, words.phrases.unsure].map((phrase) => sentencesOf(phrase)[0] ?? '')
    return { isKept: claimChecker(corpus, language), notServed }
  })

  const hedges = new Set(
    languages.flatMap(({ notServed }) =>
      notServed.flatMap((phrase) => strangers.map((name) => phrase.replace('{place}', name))),
    ),
  )

  const strangePlaces = (sentence: string): string[] => {
    if (corpusSet.has(sentence) || hedges.has(sentence)) return []
    return sentence.match(stranger) ?? []
  }

  const contactless = (text: string) =>
    text.replaceAll(content.business.phone, '').replaceAll(content.business.email, '')

  /** `question` is the visitor's message: its numbers may be repeated, its prices may not. */
  return (answer: string, question: string): string[] => {
    const tokens = readTokens(toThePoint(question), languageIn(question))
    const given = new Set(tokens.flatMap(({ value, isMoney }) => (value === undefined || isMoney ? [] : [value])))
    const asked = new Set([...tokens.map(({ word }) => word), ...wordsOf(question)])
    const links = [...answer.matchAll(link)].map(([, path = '']) => path).filter((path) => !paths.has(path))
    const faults = answer
      .split('\n')
      .flatMap(sentencesOf)
      .flatMap((sentence) => {
        const said = contactless(sentence)
        const names = (said.match(properName) ?? []).filter((name) =>
          wordsOf(name).some((word) => !known.has(word) && !asked.has(word)),
        )
        return [
          ...(corpusSet.has(sentence) ? [] : unprovenFigures(said, published, given)).map(
            (figure) => `figure ${figure}`,
          ),
          ...wrongTier(said, content, given).map((price) => `price ${price}`),
          ...strangePlaces(sentence).map((name) => `place ${name}`),
          ...names.map((name) => `name ${name}`),
          ...(hedges.has(sentence) ||
          corpusSet.has(sentence) ||
          said.split(/[;:] /).every((clause) => languages.every(({ isKept }) => isKept(clause)))
            ? []
            : [`promise ${sentence}`]),
        ]
      })
    return [...links.map((path) => `link ${path}`), ...faults]
  }
}

export type TruthChecker = ReturnType<typeof truthChecker>
