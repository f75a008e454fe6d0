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
  [['¿Cuánto cuesta limpiar 18 paneles?'], '¿y el domingo?', '$275–$350'],
])('after %j it understands "%s"', (before, question, answer) => {
  expect(reply(question, before)).toContain(answer)
})

it('lets a new question stand alone', () => {
  expect(reply('are you insured?', ['How much for 18 panels?'])).not.toContain('$225')
})
