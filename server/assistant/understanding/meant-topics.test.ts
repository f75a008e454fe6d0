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

it('adds nothing of what is only told beside a question', () => {
  expect(reply('I own four rental fourplexes, can it all go on one bill?')).not.toContain('landlords')
  expect(reply('I live in Bakersfield and my panels are filthy. Would you drive down here?')).not.toContain(
    'soft brush',
  )
  expect(reply('I rent the house. Can I still book?')).toContain('If you rent')
})

it.each([
  ['Is it 175 to 225 for 12 panels?', 'For 12 panels a visit costs $175–$225'],
  ['19 panels, just one cleaning, what am I looking at', 'For 19 panels a visit costs $225–$275. The exact'],
  ['ok 3 things. what is it for panels AND windows?', '$300–$500'],
  ['every company says 20-30% more power, price for 12 panels?', 'For 12 panels a visit costs'],
])('takes no other number for a count: "%s"', (question, told) => {
  expect(reply(question)).toContain(told)
  expect(reply(question)).not.toMatch(/For (2|3|20|225) /)
})

it('tells what the chat keeps, and that there are no cookies', () => {
  expect(reply('Do you use cookies or google analytics on this site?')).toMatch(/set no cookies/i)
  expect(reply('If I type my phone number in this chat does somebody keep it?')).toContain('is not kept')
})
