import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { embeddedEngine } from '../embedded-engine.ts'

const { languageOf } = embeddedEngine(readContent())

it.each(['guter cleening', 'screeen repare?', 'solr panl price', '20 paneles how much'])(
  'takes "%s" for English',
  (message) => {
    expect(languageOf(message)).toBe('en')
  },
)

it.each(['repare mi mosquitero', 'costo de ventanas', 'Tienen algún plan anual?', 'cuanto x limpiar panel'])(
  'takes "%s" for Spanish',
  (message) => {
    expect(languageOf(message)).toBe('es')
  },
)

it('takes a word of both languages for that of the message before it', () => {
  expect(languageOf('solar', ['¿cuánto cuestan las ventanas?'])).toBe('es')
  expect(languageOf('solar', ['how much are windows?'])).toBe('en')
})

it('is not led by the name of a place', () => {
  expect(languageOf('Los Banos')).toBe('en')
  expect(languageOf('van a Los Banos?')).toBe('es')
})
