import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { estimateOutline } from '../contract/estimate-outline.ts'
import { estimate } from '../pricing/estimate.ts'
import { type EstimateAnswers, estimateQuery } from '../pricing/estimate-answers.ts'
import { plans, services } from '../pricing/job.ts'
import { ratesOf } from '../pricing/read-job.ts'
import { readServerContent } from '../server/content.ts'
import { outlineMarkup } from '../server/estimate/outline-markup.ts'
import { Outlined } from '../site/estimate/Outlined.tsx'
import { secondBusiness, withPanels } from './second-business.ts'

const { priceWords, estimate: words } = readServerContent(secondBusiness)
const rates = ratesOf(withPanels)

const answersOf = fc.record({
  service: fc.constantFrom(...services),
  panels: fc.constantFrom('20', '9', '40', '0', 'many'),
  town: fc.constantFrom(...rates.list.towns.fee, '<b>&"\''),
  plan: fc.constantFrom(...plans),
})

// React writes an apostrophe by its number in base 16.
const sameQuotes = (html: string) => html.replaceAll('&#x27;', '&#39;')

const links = (answers: EstimateAnswers) => ({
  query: estimateQuery(answers),
  quotePath: '/quote',
  phoneLink: 'tel:+15555550100',
})
const outlined = (answers: EstimateAnswers) =>
  outlineMarkup(estimateOutline(estimate(answers, rates, priceWords), words.answer, links(answers)))

test('a home of which only the service is known reads what homes of every size pay', () => {
  expect(outlined({ service: 'solar' })).toContain(words.answer.usual)
  expect(outlined({ service: 'solar', panels: '20' })).toContain(words.answer.title)
})

test('a price of one part is no sum', () => {
  const [town = ''] = rates.list.towns.fee
  expect(outlined({ service: 'solar', panels: '20' })).not.toContain('estimate-sum')
  expect(outlined({ service: 'solar', panels: '20', town })).toContain('estimate-sum')
})

test('script and server write the same answer', () => {
  fc.assert(
    fc.property(answersOf, (answers: EstimateAnswers) => {
      const outline = estimateOutline(estimate(answers, rates, priceWords), words.answer, links(answers))
      expect(sameQuotes(renderToStaticMarkup(createElement(Outlined, { outline })))).toBe(outlineMarkup(outline))
    }),
  )
})
