import { describe, expect, it } from 'vitest'
import { generateQuestions } from '../../bench/assistant/generate.ts'
import { faultsOf, heldOutSet, openSets, readQuestions } from '../../bench/assistant/questions.ts'
import { readContent } from '../../content/schema/read.ts'
import { embeddedEngine } from './embedded-engine.ts'
import { tierOf } from './replies/price.ts'
import { truthChecker } from './truth.ts'

const content = readContent()
const { reply } = embeddedEngine(content)
const check = truthChecker(content)
const open = openSets.flatMap(readQuestions)
const all = [...open, ...readQuestions(heldOutSet)]

describe('the question set', () => {
  it('is answered well at least 97 times in 100', () => {
    const bad = open.filter((question) => faultsOf(question, reply(question.question)).length > 0)
    expect(bad.length / open.length, bad.map(({ question }) => question).join('\n')).toBeLessThanOrEqual(0.03)
  })

  it('gets nothing but the truth', () => {
    const untrue = all.flatMap(({ question }) =>
      check(reply(question), question).map((fault) => `${question}: ${fault}`),
    )
    expect(untrue).toEqual([])
  })
})

it('tells nothing but the truth to 5,000 questions made at random', { timeout: 120_000 }, () => {
  const untrue = generateQuestions(content, 5000, 7).flatMap((question) =>
    check(reply(question), question).map((fault) => `${question}: ${fault}`),
  )
  expect(untrue).toEqual([])
})

it('names the price of every number of panels', () => {
  const { small } = content.pricing.panels
  for (let count = small.from; count <= 59; count++) {
    expect(reply(`how much for ${count} panels`)).toContain(tierOf(content.pricing, count)?.text)
  }
})

it('follows the price list', () => {
  const dearer = structuredClone({ ...content, facts: undefined })
  const small = { ...dearer.pricing.solar.small, from: 190, to: 240, text: '$190–$240' }
  const pricing = { ...content.pricing, solar: { ...content.pricing.solar, small } }
  const changed = embeddedEngine({ ...content, pricing })
  expect(changed.reply('12 panels in Visalia, how much?')).toContain(
    '$190–$240 for the visit + $25–$50 travel = $215–$290',
  )
})
