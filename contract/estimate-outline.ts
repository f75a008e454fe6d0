import type { EstimateWords } from '../content/schema/estimate-page.ts'
import type { Estimate } from '../pricing/estimate.ts'
import { element, type Outline, type OutlineElement } from './outline.ts'

type Words = EstimateWords['answer']
/** `query` is the question, which goes along to the quote form at `quotePath`; `phoneLink` is where a call leads. */
export type EstimateLinks = { query: string; quotePath: string; phoneLink: string }

const sentences = (list: readonly string[]): Outline[] =>
  list.length === 0
    ? []
    : [element('ul', { class: 'estimate-notes' }, ...list.map((sentence) => element('li', {}, sentence)))]

const sumLine = (sign: string, range: string, label: string, attributes = {}): Outline =>
  element(
    'li',
    attributes,
    element('span', { class: 'estimate-sign' }, sign),
    element('b', {}, range),
    ' ',
    element('span', {}, label),
  )

const priced = ({ price, lines, notes }: Estimate & { kind: 'priced' }, words: Words): Outline[] => {
  const unit = price.visits > 1 ? words.year : words.visit
  const parts = lines.map(({ range, label }, index) => sumLine(index > 0 ? '+' : '', range, label))
  const total = sumLine('=', price.range.text, unit, { class: 'estimate-total' })
  return [
    element('p', { class: 'estimate-range' }, element('strong', {}, price.range.text), ` ${unit}`),
    element('h3', {}, words.sum),
    element('ul', { class: 'estimate-sum' }, ...parts, total),
    ...sentences(notes),
  ]
}

const card = (...pieces: Outline[]): OutlineElement => element('div', { class: 'estimate-answer flow' }, ...pieces)

/** The range first, then what it is the sum of, what is not in it, and how it becomes an exact price. */
export const estimateOutline = (
  estimate: Estimate,
  words: Words,
  { query, quotePath, phoneLink }: EstimateLinks,
): OutlineElement => {
  if (estimate.kind === 'refused')
    return card(...Object.values(estimate.mistakes).map((sentence) => element('p', {}, sentence)))
  const { beside } = estimate
  const answer =
    estimate.kind === 'priced'
      ? priced(estimate, words)
      : [
          element('p', { class: 'estimate-range', 'data-kind': 'unpriced' }, words.unpriced),
          element('p', {}, estimate.reason),
        ]
  return card(
    element('h2', { class: 'estimate-title' }, words.title),
    ...answer,
    ...(beside.length > 0 ? [element('h3', {}, words.beside), ...sentences(beside)] : []),
    element('p', { class: 'estimate-writing' }, words.inWriting),
    element(
      'div',
      { class: 'cluster' },
      element('a', { class: 'button', 'data-variant': 'sun', href: `${quotePath}?${query}` }, words.quote),
      element('a', { class: 'button', 'data-variant': 'outline', href: phoneLink }, words.call),
    ),
  )
}
