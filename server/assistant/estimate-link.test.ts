import fc from 'fast-check'
import { expect } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import type { ChatLanguage } from '../../contract/chat-message.ts'
import { estimate } from '../../pricing/estimate.ts'
import { readAnswers } from '../../pricing/estimate-answers.ts'
import { priceJob } from '../../pricing/price-job.ts'
import { ratesOf } from '../../pricing/read-job.ts'
import { shippedTest } from '../../tests/shipped-business.ts'
import { openEngine } from './engine.ts'
import { learn } from './knowledge.ts'

const content = readContent()
const { reply } = openEngine(content, learn(content))
const rates = ratesOf(content)
const { free, fee } = rates.list.towns

type Asked = {
  panels: number
  town: string
  more: 'windows' | 'sunday' | 'biAnnual' | 'quarterly' | undefined
}

const jobs: fc.Arbitrary<Asked> = fc.record({
  panels: fc.integer({ min: 10, max: 60 }),
  town: fc.constantFrom(...free, ...fee),
  more: fc.option(fc.constantFrom('windows', 'sunday', 'biAnnual', 'quarterly'), { nil: undefined }),
})

const asks: Record<
  ChatLanguage,
  Record<NonNullable<Asked['more']> | 'visit', (array: string, town: string) => string>
> = {
  en: {
    visit: (array, town) => `How much for ${array} in ${town}?`,
    windows: (array, town) => `How much for ${array} and the outside windows in ${town}?`,
    sunday: (array, town) => `How much for ${array} in ${town} on a Sunday?`,
    biAnnual: (array, town) => `How much is the package of two visits a year for ${array} in ${town}?`,
    quarterly: (array, town) => `How much is the package of four visits a year for ${array} in ${town}?`,
  },
  es: {
    visit: (array, town) => `¿Cuánto cuesta limpiar ${array} en ${town}?`,
    windows: (array, town) => `¿Cuánto cuesta limpiar ${array} y las ventanas por fuera en ${town}?`,
    sunday: (array, town) => `¿Cuánto cuesta limpiar ${array} en ${town} en domingo?`,
    biAnnual: (array, town) => `¿Cuánto cuesta el paquete de dos visitas al año para ${array} en ${town}?`,
    quarterly: (array, town) => `¿Cuánto cuesta el paquete de cuatro visitas al año para ${array} en ${town}?`,
  },
}
const counted: Record<ChatLanguage, string> = { en: 'solar panels', es: 'paneles solares' }

shippedTest.for(['en', 'es'] as const)(
  'gives the price of the table, and a link to the estimate that comes to the same: %s',
  (language) => {
    fc.assert(
      fc.property(jobs, (asked) => {
        const { panels, town, more } = asked
        const array = `${panels} ${counted[language]}`
        const answer = reply(asks[language][more ?? 'visit'](array, town), [], { pageLanguage: language }).text
        const service = more === 'windows' ? 'both' : 'solar'
        const plan = more === 'biAnnual' || more === 'quarterly' ? more : undefined
        const price = priceJob({ service, panels, town, plan, ...(more === 'sunday' && { day: 'Sunday' }) }, rates.list)
        const [, query = ''] = /\]\((?:\/es)?\/estimate\?([^)]*)\)/.exec(answer) ?? []
        const answered = estimate(readAnswers(new URLSearchParams(query)), rates, content.priceWords[language])
        expect(answered).toMatchObject({ kind: 'priced', price: { range: 'range' in price && price.range } })
        expect(answer).toContain(`**${answered.kind === 'priced' && answered.total}**`)
      }),
      { numRuns: 40 },
    )
  },
)

shippedTest.for([
  ['en', 'How much is solar panel cleaning?', '**$175–$350 and up**'],
  ['es', '¿Cuánto cuesta limpiar paneles solares?', '**$175–$350 o más**'],
] as const)('has no upper limit in %s either while nobody counted the panels', ([pageLanguage, question, range]) => {
  expect(reply(question, [], { pageLanguage }).text).toContain(range)
})
