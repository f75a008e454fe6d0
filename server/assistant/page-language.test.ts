import { expect } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { shippedTest } from '../../tests/shipped-business.ts'
import { openEngine } from './engine.ts'
import { learn } from './knowledge.ts'

const content = readContent()
const { reply } = openEngine(content, learn(content))
const onSpanishPage = (message: string) => reply(message, [], { pageLanguage: 'es' })

shippedTest('answers in Spanish with the names and pages of the Spanish site', () => {
  expect(onSpanishPage('¿Qué vecindades de Hanford cubren?').text).toContain('Sur de Hanford')
  expect(onSpanishPage('¿Cuánto cuesta limpiar 20 paneles en Visalia?').text).toContain('](/es/estimate?')
  expect(onSpanishPage('¿Trabajan en Visalia?').text).toContain('](/es/california/visalia)')
  expect(onSpanishPage('¿Limpian ventanas?').text).toContain('](/es/limpieza-de-ventanas)')
  expect(onSpanishPage('¿Por qué se atora la puerta corrediza?').text).toContain('](/es/limpieza-de-mosquiteros)')
})

shippedTest('takes what does not tell its language to be in that of the page', () => {
  expect(onSpanishPage('Hanford').lang).toBe('es')
  expect(onSpanishPage('24').lang).toBe('es')
  expect(reply('Hanford').lang).toBe('en')
  expect(onSpanishPage('Do you go to Hanford?').lang).toBe('en')
})
