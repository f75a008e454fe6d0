import { describe, expect, it } from 'vitest'
import { joinQuestions, leftOut } from '../../../bench/assistant/joined.ts'
import { readContent } from '../../../content/schema/read.ts'
import { embeddedEngine } from '../embedded-engine.ts'
import { truthChecker } from '../truth.ts'

const content = readContent()
const engine = embeddedEngine(content)
const { reply } = engine
const { solar, plans, fees } = content.pricing
const check = truthChecker(content)

describe('several questions in one message', () => {
  it.each([
    ['Do I need to be home? What does it cost to wash 10 panels?', [solar.small.text, 'need not be home']],
    ['Can you come today, and how late can I cancel without a fee?', ['2 PM', '4 hours']],
    ['Do you clean rain gutters too? Can you install new solar panels for me?', ['gutter', "I'm afraid installing"]],
    ['is it extra at 6 in the morning and what are weep holes', [fees.premium.text, 'drain holes']],
    ['How often should I clean them, and what does twice a year cost?', ['6–12 months', plans.biAnnual.text]],
    ['¿Quitan moho y ¿tengo que estar en casa?', ['moho', 'esté en casa']],
  ])('are all answered: %s', (question, wanted) => {
    for (const text of wanted) expect(reply(question)).toContain(text)
  })

  it('are added up where they are about one visit', () => {
    expect(reply('How much for 22 panels in Visalia? And do you come on a Sunday?')).toContain(
      `${solar.medium.text} for the visit + ${fees.travel.text} travel + ${fees.premium.text} premium`,
    )
  })

  it('are not added up where each is a job of its own', () => {
    const answer = reply('28 panels in Fresno with travel, what would I pay? How much is the bi-annual plan?')
    expect(answer).toContain(`${solar.large.text} for the visit + ${fees.travel.text} travel`)
    expect(answer).toContain(plans.biAnnual.text)
    expect(answer).not.toContain('visits of a year')
  })

  it('lend no place and no thing to the price that another one asks for', () => {
    const answer = reply('How far is Dinuba from your shop? How much are 22 panels in Visalia on a Sunday?')
    expect(answer).toContain('Dinuba is about')
    expect(answer).toContain(solar.medium.text)
    expect(answer).not.toContain('travel fee for Dinuba')
  })

  it('are told apart from what nobody here can answer', () => {
    const answer = reply('Who won the Dodgers game last night? Also, how often do panels need a wash around here?')
    expect(answer).toContain('Every 6–12 months')
    expect(answer).toMatch(/The rest of your question I cannot answer: .*$/)
  })

  it.each([
    'Do you also clean the inside of the glass and is that extra?',
    'can the crew start at 5:45 am and what will it cost on top',
  ])('are one question where the second goes on from the first: %s', (question) => {
    expect(reply(question).split('\n\n')).toHaveLength(1)
  })
})

describe('questions of the set, joined at random', () => {
  const joined = [...joinQuestions(engine, 'en', 200, 2), ...joinQuestions(engine, 'es', 100, 2)]

  it('are answered at least 85 times in 100', () => {
    const bad = joined.filter((one) => leftOut(one, reply(one.question)).length > 0)
    expect(bad.length / joined.length, bad.map(({ question }) => question).join('\n')).toBeLessThanOrEqual(0.15)
  })

  it('get nothing but the truth', () => {
    const untrue = joined.flatMap(({ question }) =>
      check(reply(question), question).map((fault) => `${question}: ${fault}`),
    )
    expect(untrue).toEqual([])
  })
})
