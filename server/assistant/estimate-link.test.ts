import fc from 'fast-check'
import { expect } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { estimate } from '../../pricing/estimate.ts'
import { readAnswers } from '../../pricing/estimate-answers.ts'
import { priceJob } from '../../pricing/price-job.ts'
import { priceList } from '../../pricing/price-list.ts'
import { shippedTest } from '../../tests/shipped-business.ts'
import { openEngine } from './engine.ts'
import { learn } from './learn.ts'

const content = readContent()
const { reply } = openEngine(content, learn(content))
const rates = { list: priceList(content), zips: content.business.zips }
const { free, fee } = rates.list.towns

shippedTest('gives the price of the table, and a link to the estimate that comes to the same', () => {
  const job = fc.record({
    panels: fc.integer({ min: 10, max: 60 }),
    town: fc.constantFrom(...free, ...fee),
    hasWindows: fc.boolean(),
    isSunday: fc.boolean(),
  })
  fc.assert(
    fc.property(job, ({ panels, town, hasWindows, isSunday }) => {
      const work = hasWindows ? `${panels} solar panels and the outside windows` : `${panels} solar panels`
      const answer = reply(`How much for ${work} in ${town}${isSunday ? ' on a Sunday' : ''}?`).text
      const service = hasWindows ? 'both' : 'solar'
      const price = priceJob({ service, panels, town, ...(isSunday && { day: 'Sunday' }) }, rates.list)
      const [, query = ''] = /\]\(\/estimate\?([^)]*)\)/.exec(answer) ?? []
      const answered = estimate(readAnswers(new URLSearchParams(query)), rates, content.priceWords.en)
      expect(answered).toMatchObject({ kind: 'priced', price: { range: 'range' in price && price.range } })
      expect(answer).toContain(`**${answered.kind === 'priced' && answered.total}** a visit`)
    }),
    { numRuns: 40 },
  )
})
