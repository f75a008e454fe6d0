import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { describeShipped } from '../../../tests/shipped-business.ts'
import { truthChecker } from './truth-checker.ts'

const content = readContent()
const check = truthChecker(content)

describeShipped('the truth rule lets through', () => {
  it.each([
    ['a published price', '**$225–$275** a visit.', 'how much for 18 panels'],
    ['visits that are counted', '2 single visits would be 2 × $225–$275 = $450–$550.', ''],
    [
      'a sum with its parts',
      '$225–$275 for the panels + $25–$50 travel to Visalia = $250–$325.',
      '22 panels in Visalia',
    ],
    ['a page of the Spanish site', 'Vea [el estimado](/es/estimate?service=solar&panels=15).', '6 kW'],
    ['an estimate that is filled in', 'See [the estimate](/estimate?service=solar&panels=15&town=Visalia).', '6 kW'],
    ['a number that the visitor wrote in words', 'That is for 36 panels.', '3 docenas de paneles'],
    ['a page in Spanish', 'Vea [la cotización](/es#quote) o [los servicios](/es/services).', ''],
    ['our phone number and a link', `Call ${content.business.phone} or [ask for a quote](/#quote).`, ''],
  ])('%s', (_, answer, question) => {
    expect(check(answer, question)).toEqual([])
  })
})

describeShipped('the truth rule stops', () => {
  it.each([
    ['a price that is not ours', 'A visit costs $99.', '18 panels'],
    ['a price of the visitor', 'Yes, $50 is right.', 'is it $50?'],
    ['a sum that is wrong', '$225–$275 for the visit + $25–$50 travel = $250–$300.', ''],
    ['a percentage', 'You will gain 45% more power.', ''],
    ['a time', 'We open at 5 AM.', ''],
    ['a place', 'Yes, we serve Bakersfield.', 'do you serve bakersfield'],
    ['a place that nobody knows', 'We also come to Springfield.', ''],
    ['a page that is none', 'See [this](/estimates?panels=15).', ''],
    ['a link of its own', 'See [this](https://evil.example).', ''],
    ['another phone number', 'Call (559) 555-9999.', ''],
  ])('%s', (_, answer, question) => {
    expect(check(answer, question)).not.toEqual([])
  })
})
