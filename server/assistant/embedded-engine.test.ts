import { describe, expect, it } from 'vitest'
import { generateQuestions } from '../../bench/assistant/generate.ts'
import { faultsOf, openSets, readQuestions } from '../../bench/assistant/questions.ts'
import { readContent } from '../../content/schema/read.ts'
import { solarVisit } from '../../pricing/panels.ts'
import { embeddedEngine } from './embedded-engine.ts'
import { truthChecker } from './truth.ts'

const content = readContent()
const { reply } = embeddedEngine(content)
const untruthsIn = truthChecker(content)
const check = (answer: string, asked: string) => (answer === '' ? ['says nothing'] : untruthsIn(answer, asked))
const questions = openSets.flatMap(readQuestions)

describe('the question set', () => {
  it('is answered well at least 97 times in 100', () => {
    const bad = questions.filter((one) => faultsOf(one, reply(one.question, one.before)).length > 0)
    expect(bad.length / questions.length, bad.map(({ question }) => question).join('\n')).toBeLessThanOrEqual(0.03)
  })

  it('gets an answer, and nothing but the truth', () => {
    const untrue = questions.flatMap(({ question, before }) =>
      check(reply(question, before), [...before, question].join('\n')).map((fault) => `${question}: ${fault}`),
    )
    expect(untrue).toEqual([])
  })
})

it('answers 5,000 questions made at random, and with nothing but the truth', () => {
  const untrue = generateQuestions(content, 5000, 7).flatMap((question) =>
    check(reply(question), question).map((fault) => `${question}: ${fault}`),
  )
  expect(untrue).toEqual([])
})

it('has an answer for every topic that examples teach', () => {
  const { assistant, assistantTranslations, assistantExamples } = content
  const beside = ['aside', 'article', 'unknown']
  for (const [words, examples] of [
    [assistant, assistantExamples.en],
    [assistantTranslations.es, assistantExamples.es],
  ] as const) {
    expect(Object.keys(words.topics)).toEqual(
      expect.arrayContaining(Object.keys(examples).filter((topic) => !beside.includes(topic))),
    )
  }
})

it('names the price of every number of panels', () => {
  const { small } = content.pricing.panels
  for (let count = small.from; count <= 59; count++) {
    expect(reply(`how much for ${count} panels`)).toContain(solarVisit(content.pricing, count)?.text)
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
