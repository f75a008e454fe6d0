import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { embeddedEngine } from '../embedded-engine.ts'

const { reply, languageOf } = embeddedEngine(readContent())

it.each([
  ['Hello there! Who is the mayor of Hanford?', 'I do not know that'],
  ['Hi, write me a poem', 'I do not know that'],
  ['Good morning! Do you do screens?', 'We take each screen down'],
  ['Hey guys, just curious, are you insured?', 'We are licensed and insured'],
  ['hola, how much for 20 panels?', 'For 20 panels a visit costs'],
])('"%s" is answered to the point', (message, words) => {
  expect(reply(message)).toContain(words)
  expect(reply(message)).not.toContain('automated assistant')
})

it.each(['hi', 'hello there', 'Good morning!', 'hello again', 'Hi, are you there?'])(
  '"%s" is greeted in return',
  (message) => {
    expect(reply(message)).toMatch(/^Hello! I'm the automated assistant/)
  },
)

it('takes the language of what is asked, and not of the greeting', () => {
  expect(languageOf('Hello there! cuanto cuesta limpiar 18 paneles')).toBe('es')
  expect(languageOf('Hola, do you wash windows?')).toBe('en')
})
