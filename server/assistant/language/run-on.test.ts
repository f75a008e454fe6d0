import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { embeddedEngine } from '../embedded-engine.ts'
import { runOnSplitter } from './run-on.ts'

const content = readContent()
const { reply } = embeddedEngine(content)
const parted = runOnSplitter(content.assistant)

it.each([
  ['do you take cards are you insured', ['do you take cards', 'are you insured']],
  ['how much for 16 panels how long does it take', ['how much for 16 panels', 'how long does it take']],
])('parts "%s"', (text, questions) => {
  expect(parted(text)).toEqual(questions)
})

it.each([
  'what kind of water do you use on the panels',
  'do you know how much it costs',
  'how much is it to do the windows',
  'can you guys do the windows today',
  'what time do you open',
])('leaves "%s" as one question', (text) => {
  expect(parted(text)).toEqual([text])
})

it('answers each of them', () => {
  const answer = reply('do you take cards are you insured and do you come to reedley')
  for (const words of ['cash, check, card', 'licensed and insured', 'we serve Reedley']) expect(answer).toContain(words)
  const spanish = reply('cuanto cuesta limpiar 20 paneles cuanto tardan y aceptan tarjeta')
  for (const words of ['$225–$275', '1–3 horas', 'efectivo']) expect(spanish).toContain(words)
})
