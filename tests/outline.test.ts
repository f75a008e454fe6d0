import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { estimateOutline } from '../contract/estimate-outline.ts'
import { estimate } from '../pricing/estimate.ts'
import { type EstimateAnswers, estimateQuery } from '../pricing/estimate-answers.ts'
import { plans, services } from '../pricing/job.ts'
import { priceList } from '../pricing/price-list.ts'
import { readServerContent } from '../server/content.ts'
import { outlineMarkup } from '../server/estimate/outline-markup.ts'
import { Outlined } from '../site/estimate/Outlined.tsx'
import { secondBusiness, withPanels } from './second-business.ts'

const { priceWords, estimate: words } = readServerContent(secondBusiness)
const rates = { list: priceList(withPanels), zips: withPanels.business.zips }

const answersOf = fc.record({
  service: fc.constantFrom(...services),
  panels: fc.constantFrom('20', '9', '40', '0', 'many'),
  town: fc.constantFrom(...rates.list.towns.fee, '<b>&"\''),
  plan: fc.constantFrom(...plans),
})

// React writes an apostrophe by its number in base 16.
const sameQuotes = (html: string) => html.replaceAll('&#x27;', '&#39;')

test('script and server write the same answer', () => {
  fc.assert(
    fc.property(answersOf, (answers: EstimateAnswers) => {
      const links = { query: estimateQuery(answers), quotePath: '/quote', phoneLink: 'tel:+15555550100' }
      const outline = estimateOutline(estimate(answers, rates, priceWords), words.answer, links)
      expect(sameQuotes(renderToStaticMarkup(createElement(Outlined, { outline })))).toBe(outlineMarkup(outline))
    }),
  )
})
