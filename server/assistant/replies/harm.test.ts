import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { embeddedEngine } from '../embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it.each([
  ['Does the water damage the panels?', 'It should do no harm.'],
  ['does it damage the panels?', 'It should do no harm.'],
  ['Will the brush scratch the glass?', 'It should do no harm.'],
  ['¿El agua daña los paneles?', 'No debería hacer ningún daño.'],
  ['¿la limpieza daña los paneles?', 'No debería hacer ningún daño.'],
])('does not answer "%s" with a yes', (question, words) => {
  expect(reply(question).startsWith(words)).toBe(true)
})

it('still says yes to whether the water is safe', () => {
  expect(reply('Is the water safe for my panels?')).toMatch(/^Yes\./)
})

it('says nothing of our brushes to whoever asks about a hose of their own', () => {
  expect(reply('Quiero limpiar yo mismo los paneles con la manguera, ¿está bien o los daño?')).not.toContain(
    'No debería hacer',
  )
})
