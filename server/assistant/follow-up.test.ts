import { expect, it } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { embeddedEngine } from './embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it.each([
  [['How much for 18 panels?'], 'and on a Sunday?', '$225–$275 for the visit + $50–$75 premium = $275–$350'],
  [['How much for 18 panels?', 'and on a Sunday?'], 'what about Visalia?', '$300–$400'],
  [['How much for 18 panels?'], 'what about 30?', 'For 30 panels a visit costs $275–$350+'],
  [['How much for 18 panels?'], 'and windows?', '$125–$250'],
  [['Do you come to Hanford?'], 'what about Corcoran?', 'Yes, we serve Corcoran'],
  [['I have 22 panels in Selma'], 'how much would that be?', '$250–$325'],
  [['Do you clean windows?'], 'how long does it take?', 'Windows take 2–4 hours'],
  [['18 panels in Tulare please'], 'what if I add windows', '$325–$550'],
  [['Do you come to Fresno?'], 'how much extra is that?', 'The travel fee for Fresno is $25–$50'],
  [['Are you insured?'], 'for how much?', '$2,000,000'],
  [['¿Cuánto cuesta limpiar 18 paneles?'], '¿y el domingo?', '$275–$350'],
])('after %j it understands "%s"', (before, question, answer) => {
  expect(reply(question, before)).toContain(answer)
})

it('lets a new question stand alone', () => {
  expect(reply('are you insured?', ['How much for 18 panels?'])).not.toContain('$225')
})

it.each([
  ['hours, payment, insurance?', ['7 AM', 'cash', 'insured']],
  ['Tell me about insurance, cancellation and travel to Visalia.', ['insured', '4 hours', '$25–$50']],
  ['price for 20 panels / hours / payment', ['$225–$275', '7 AM', 'cash']],
])('answers every part of "%s"', (question, answers) => {
  const answer = reply(question)
  for (const part of answers) expect(answer).toContain(part)
})

it.each([
  ['how much for 2 dozen panels', 'For 24 panels'],
  ['one hundred and twenty panels, price', 'a large array'],
  ['what if I have fewer than ten panels', 'For 9,'],
  ['¿cuánto por treinta y dos paneles?', 'Para 32 paneles'],
])('reads the number in "%s"', (question, answer) => {
  expect(reply(question)).toContain(answer)
})
