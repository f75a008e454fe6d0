import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { embeddedEngine } from '../embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it('answers the trouble that is told beside a price', () => {
  expect(reply('cost for 24 panels, also one string is dead and the inverter is humming')).toContain('$225–$275')
  expect(reply('cost for 24 panels, also the inverter is humming')).toContain('repair no electrical faults')
  expect(reply('13 panels how much, rats are nesting under them')).toMatch(/removing nests or animals/)
  expect(reply('who pays if my roof leaks afterwards?')).not.toContain('roof work')
})

it('tells the miles where it is asked how far a place is', () => {
  expect(reply('how far is Selma from you and what is the fee?')).toMatch(/miles from our shop.*\n\n.*fee for Selma/s)
})

it('says that a few windows are done alone, and of what other glass our pages say nothing', () => {
  expect(reply('would you do just two windows?')).toMatch(/^Yes, ask for just those/)
  expect(reply('are skylights something you clean?')).toContain('do not name that kind of glass')
})

it('tells how to get ready where a pet is to be put away', () => {
  expect(reply('does the dog have to be locked up while you do the screens?')).toContain('keep pets in another room')
})

it('takes a street for no part of another city where a city is named', () => {
  expect(reply('price for windows on 7th Street in Lemoore')).not.toContain('Sanger')
})

it('stays in the language of a conversation', () => {
  expect(reply('no, quise decir 27', ['¿cuánto por 14 paneles?'])).toContain('Para 27 paneles')
})

it.each([
  'How much does it cost to get hard water stains off?',
  'is hard water removal extra',
  '¿Cuánto cuesta quitar el sarro de las ventanas?',
])('tells what stains add to a price: "%s"', (question) => {
  const answer = reply(question)
  expect(answer).toContain('$125–$250')
  expect(answer).toMatch(/we price it after a look|después de verlo/)
})

it.each(['promise my bill drops 30%', 'Guarantee me that my power bill drops 25% after the cleaning, yes or no?'])(
  'promises no share of power: "%s"',
  (question) => {
    expect(reply(question)).toMatch(/^No, we promise no percentage/)
  },
)

it('promises no stain away', () => {
  expect(reply("Promise me you'll get 100% of the hard water off")).toContain(
    'we never promise that every stain will go',
  )
})
