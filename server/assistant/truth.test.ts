import { describe, expect, it } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { truthChecker } from './truth.ts'

const content = readContent()
const check = truthChecker(content)

describe('the truth rule lets through', () => {
  it.each([
    ['a published price', 'For 18 panels a visit costs $225–$275.', 'how much for 18 panels'],
    ['visits that are counted', '2 single visits would be 2 × $225–$275 = $450–$550.', ''],
    [
      'a sum with its parts',
      'Together: $225–$275 for the visit + $25–$50 travel + $50–$75 premium = $300–$400.',
      '22 panels in Visalia on a Sunday',
    ],
    ['our guarantee', 'Every job carries our satisfaction guarantee.', ''],
    ['our phone number and a link', `Call ${content.business.phone} or [ask for a quote](/#quote).`, ''],
    [
      'a place that is hedged',
      `Bakersfield is outside our usual area, Kings, Fresno and Tulare counties. Call ${content.business.phone} to ask.`,
      'bakersfield',
    ],
    ['a paraphrase of a promise', 'Every job carries a satisfaction guarantee, and we are licensed and insured.', ''],
  ])('%s', (_, answer, question) => {
    expect(check(answer, question)).toEqual([])
  })
})

describe('the truth rule stops', () => {
  it.each([
    ['a price that is not ours', 'A visit costs $99.', '18 panels'],
    ['a price of the visitor', 'Yes, $50 is right.', 'is it $50?'],
    ['the wrong size for a number of panels', 'For 18 panels a visit costs $175–$225.', '18 panels'],
    ['a product that is wrong', '2 single visits would be 2 × $225–$275 = $400–$500.', ''],
    ['a sum that is wrong', 'Together: $225–$275 for the visit + $25–$50 travel = $250–$300.', ''],
    ['a sum without parts', 'Together it costs $300–$400.', ''],
    ['a percentage', 'You will gain 45% more power.', ''],
    ['a time', 'We open at 5 AM.', ''],
    ['a place', 'Yes, we serve Bakersfield.', 'do you serve bakersfield'],
    ['a place that nobody knows', 'We also come to Springfield.', ''],
    ['a refund', 'We give a full refund.', ''],
    ['a free visit', 'Your first visit is free.', ''],
    ['a warranty', 'We are certified by every panel maker.', ''],
    ['a promise turned round', 'We are not insured.', ''],
    ['a link of its own', 'See [this](https://evil.example).', ''],
    ['another phone number', 'Call (559) 555-9999.', ''],
  ])('%s', (_, answer, question) => {
    expect(check(answer, question)).not.toEqual([])
  })
})
