import type { EstimateWords } from '../content/schema/pages/estimate-page.ts'
import type { Estimate } from '../pricing/estimate.ts'
import { element, type Outline, type OutlineElement, sentence } from './outline.ts'

type Words = EstimateWords['answer']
type Priced = Estimate & { kind: 'priced' }
/** `query` is the question, which goes along to the quote form at `quotePath`; `phoneLink` is where a call leads. */
export type EstimateLinks = { query: string; quotePath: string; phoneLink: string }

const sentences = (list: readonly string[]): Outline[] =>
  list.length === 0
    ? []
    : [element('ul', { class: 'estimate-notes' }, ...list.map((text) => element('li', {}, ...sentence(text))))]

const sumLine = (sign: string, range: string, label: string, attributes = {}): Outline =>
  element(
    'li',
    attributes,
    element('span', { class: 'estimate-sign' }, sign),
    element('b', {}, range),
    ' ',
    element('span', {}, label),
  )

// A sum of one part would say the same figure twice.
const sumOf = ({ lines, range }: Priced, unit: string, words: Words): Outline[] => {
  if (lines.length < 2) return []
  const parts = lines.map(({ range: part, label }, index) => sumLine(index > 0 ? '+' : '', part, label))
  const total = sumLine('=', range, unit, { class: 'estimate-total' })
  return [element('h3', {}, words.sum), element('ul', { class: 'estimate-sum' }, ...parts, total)]
}

const priced = (estimate: Priced, words: Words): Outline[] => {
  const { price, range, notes, beside } = estimate
  const unit = price.visits > 1 ? words.year : words.visit
  return [
    element('p', { class: 'estimate-range' }, element('strong', {}, range), ` ${unit}`),
    ...sumOf(estimate, unit, words),
    ...sentences(notes),
    ...(beside.length > 0 ? [element('h3', {}, words.beside), ...sentences(beside)] : []),
  ]
}

// A home of which nothing is known yet is told what homes of every size pay.
const isUsual = (estimate: Exclude<Estimate, { kind: 'refused' }>): boolean => {
  const { service, panels, windows, storeys, town } = estimate.job
  return (
    estimate.kind === 'priced' &&
    service !== 'commercial' &&
    [panels, windows, storeys, town].every((known) => known === undefined)
  )
}

/** The way to the quote form, which takes the estimate along. */
export const quoteLink = (
  { quote }: Pick<Words, 'quote'>,
  { query, quotePath }: EstimateLinks,
  variant: 'sun' | 'water',
): OutlineElement => element('a', { class: 'button', 'data-variant': variant, href: `${quotePath}?${query}` }, quote)

const card = (...pieces: Outline[]): OutlineElement => element('div', { class: 'estimate-answer flow' }, ...pieces)

/** The range first, then what it is the sum of, what is not in it, and how it becomes an exact price. */
export const estimateOutline = (estimate: Estimate, words: Words, links: EstimateLinks): OutlineElement => {
  const call = element('a', { class: 'button', 'data-variant': 'outline', href: links.phoneLink }, words.call)
  if (estimate.kind === 'refused')
    return card(...Object.values(estimate.mistakes).map((sentence) => element('p', {}, sentence)), call)
  const answer =
    estimate.kind === 'priced'
      ? priced(estimate, words)
      : [
          element('p', { class: 'estimate-range', 'data-kind': 'unpriced' }, words.unpriced),
          element('p', {}, estimate.reason),
        ]
  return card(
    element('h2', { class: 'estimate-title' }, isUsual(estimate) ? words.usual : words.title),
    ...answer,
    element('p', { class: 'estimate-writing' }, words.inWriting),
    element('div', { class: 'cluster' }, quoteLink(words, links, 'sun'), call),
  )
}
