import { expect } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { shippedTest } from '../../tests/shipped-business.ts'
import { openEngine } from './engine.ts'
import { learn } from './knowledge.ts'

const content = readContent()
const { reply } = openEngine(content, learn(content))

const said = (...turns: string[]): string => {
  const [last = '', ...before] = turns.toReversed()
  return reply(last, before.toReversed()).text
}

shippedTest('a follow-up goes on from the answer that takes what it names, whichever was said last', () => {
  expect(said('price for 22 panels on a sunday and do i need to be home', 'and saturday?')).toContain('**$225–$275**')
  expect(said('what would 24 panels in Visalia cost', '4 times a year?')).toContain('$700–$1,100')
})

shippedTest('a correction changes the day and nothing else', () => {
  expect(said('14 panels in Selma on a sunday, how much', 'no make it friday')).toContain('**$200–$275**')
})

shippedTest('"how much is that" asks for what the last answer spoke of', () => {
  const turns = ['do screens get cleaned with the windows', 'do you fix torn ones', 'how much is that']
  expect(said(...turns)).toMatch(/^Mending is priced in your quote/)
  expect(said('do you clean the inside of windows', 'how much more for that')).toContain(
    'the inside is priced in your quote',
  )
  expect(said('someone spray painted my window', 'how much')).not.toContain('$')
})

shippedTest('"how much for both" after two services prices one and names the other', () => {
  expect(said('do you clean windows', 'and gutters', 'how much for both')).toMatch(/gutters.*\$125–\$250/)
})

shippedTest('"no, I meant windows" replaces the panels and rules out no windows', () => {
  expect(said('how much for 20 panels', 'no i meant windows')).toMatch(/^\*\*\$125–\$250\*\*/)
  expect(said('cuanto por 20 paneles', 'en ventanas digo')).toMatch(/^\*\*\$125–\$250\*\*/)
})

shippedTest('an unclear message after a complaint goes on with it and gets no price', () => {
  for (const text of ['so what are you gonna do about it', 'i already paid you', 'what a joke']) {
    const { text: answer, topics } = reply(text, ['you left streaks all over my windows'])
    expect([text, ...topics]).toEqual([text, 'complaint'])
    expect(answer).not.toContain('$')
  }
  expect(said('you left streaks on my windows', 'are you insured')).toMatch(/insured/)
  expect(said('your guy never showed up today', 'i want my money back')).toMatch(/refund I can't promise/)
})

shippedTest('words before a question that ask nothing change no answer', () => {
  expect(said('hi there, i was wondering if you work on sundays')).toBe(said('you work on sundays'))
  expect(said('buenas, quería saber si trabajan los domingos')).toBe(said('trabajan los domingos'))
})

shippedTest('the same answer again says that there is no more', () => {
  expect(said('is it safe for my plants', 'my dog drinks it')).toMatch(/pets\..*all I have on it here\.$/)
})

shippedTest('behind "forget that" a question starts anew', () => {
  expect(said('how much for windows', 'ok forget that. 30 panels?')).toContain('**$275–$350 and up**')
})

shippedTest('a bare number counts panels where a price is asked for', () => {
  expect(said('do you work in Tulare', 'what do you charge there for 28')).toContain('28 panels')
})

shippedTest('windows and screens are told apart', () => {
  expect(said('how long for windows and screens?')).toMatch(/2–4 hours.*2–3 hours/)
})

shippedTest('the name of a town does not change the language', () => {
  expect(reply('¿y a Kettleman City?', ['¿vienen a Hanford?']).lang).toBe('es')
})

shippedTest('"just the panels" takes the windows away again', () => {
  const turns = ['20 panels and 12 windows', 'twice a year', 'what about just the panels']
  expect(said(...turns)).toContain('**$325–$450 a year**')
})

shippedTest('panels alone are not priced with windows, wherever they are', () => {
  expect(said('How much for solar panels in Corcoran?')).toMatch(/^\*\*\$175–\$350 and up\*\* a visit/)
})

shippedTest('windows are added in passing', () => {
  expect(said('how much for 18 panels', 'and the windows too theres like 12')).toContain('**$300–$500**')
})

shippedTest('panels in two towns are priced by house', () => {
  const answer = said('one house in Visalia and one in Lemoore', '20 panels each')
  expect(answer).toContain('20 (Visalia): **$250–$325**')
  expect(answer).toContain('20 (Lemoore): **$225–$275**')
})

shippedTest('another day that costs no more still gets the total', () => {
  expect(said('cuánto cuesta 20 paneles en Visalia', 'no, mejor el lunes')).toMatch(
    /\$250–\$325.*Ese día no cuesta extra/,
  )
})

shippedTest('"before or after" behind paying asks when to pay', () => {
  expect(said('how do i pay', 'before or after?')).toMatch(/^At home you pay after you've seen the work/)
})

shippedTest('number words are counts', () => {
  expect(said('three dozen panels')).toContain('36 panels')
  expect(said('treinta y dos paneles')).toContain('32 paneles')
})

shippedTest('the last answer is said again in the language that is asked for', () => {
  const first = 'how often should I clean'
  expect(reply('in spanish please my mom wants to read it', [first]).text).toMatch(/^Cada 6–12 meses/)
  expect(reply('can you answer in english my husband is reading', ['cada cuanto los lavo']).text).toMatch(/^Every 6–12/)
})

shippedTest('screens are not in the price that was told', () => {
  const turns = ['how much for 17 panels', 'is that price guaranteed', 'does it include the screens?']
  expect(said(...turns)).toMatch(/^No, screens/)
})

shippedTest('a new question no longer means a day named three turns ago, and still means the service', () => {
  expect(said('can you come sunday', 'are you insured', 'how long does it take', 'how much for 20 panels')).toContain(
    '**$225–$275** a visit',
  )
  expect(said('how much for windows', 'do you come to selma', 'are you licensed', 'i have 14')).toContain('14 windows')
})

shippedTest('"no, windows" replaces the panels', () => {
  expect(said('how much for 20 panels', 'no, windows')).toMatch(/^\*\*\$125–\$250\*\*/)
  expect(said('cuanto por 20 paneles', 'no, perdon, 12 ventanas')).toContain('12 ventanas')
})

shippedTest('a question about a town after a price is answered about the town', () => {
  expect(said('how much for windows', 'do you come to selma')).toMatch(/^Yes, we serve Selma/)
})

shippedTest('a price that a neighbor paid keeps the count of panels', () => {
  expect(said('how much for 18 panels', 'my neighbor paid 300')).toContain('18 panels')
})

shippedTest('a change of language takes the town in the same message', () => {
  const { text, lang } = reply('mejor en español porfa, en kingsburg', ['do you have a price for 9 kw'])
  expect(lang).toBe('es')
  expect(text).toContain('**$250–$325**')
})

shippedTest('a statement about the home goes on from the question before', () => {
  expect(said('vale la pena', 'aqui no hay labores cerca')).toMatch(/^En el pueblo/)
  expect(said('how often should I get it done', "we're right by the grapes in dinuba")).toContain('twice a year')
})
