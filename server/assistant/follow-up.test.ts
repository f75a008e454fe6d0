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
  for (const text of [
    'so what are you gonna do about it',
    'i already paid you',
    'what a joke',
    'we paid 210 for this',
  ]) {
    const { text: answer, topics } = reply(text, ['you left streaks all over my windows'])
    expect([text, ...topics]).toEqual([text, 'complaint'])
    expect(answer).not.toContain('$')
  }
  expect(said('you left streaks on my windows', 'are you insured')).toMatch(/insured/)
  expect(said('your guy never showed up today', 'i want my money back')).toMatch(/refund I can't promise/)
  expect(said('your guy never showed up today', 'ok i will call, what are the hours')).toMatch(/7 AM to 7 PM/)
})

shippedTest('praise and a recommendation open no complaint', () => {
  for (const text of [
    'my cousin recommended you, her panels look great',
    'mi tía los recomienda, le quedaron bien bonitos los vidrios',
  ])
    expect([text, ...reply(text).topics]).not.toContain('complaint')
})

shippedTest('"let me ask my wife" after a price is answered with a friendly goodbye', () => {
  expect(said('how much for 20 panels', 'let me check with my wife first')).toMatch(/^No problem/)
  expect(said('cuánto por 20 paneles', 'deje lo consulto con mi marido')).toMatch(/^Está bien/)
})

shippedTest('sixty panels on a farm are priced as a business array, twenty as a home', () => {
  expect(said('how much for 60 panels on my farm')).toContain('$400–$1,200')
  expect(said('cuánto por 60 paneles en mi rancho')).toContain('$400–$1,200')
  expect(said('how much for 20 panels on my farm')).toContain('$225–$275')
})

shippedTest('a time after the opening hours and a count after the insurance go on in their own way', () => {
  expect(said('what time do you close', 'what if i dont get home till 6:40')).toContain('$50–$75')
  expect(said('tienen seguro', 'ok y cuanto por 30')).toContain('**$275–$350')
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

shippedTest('windows added to counted panels are priced with them, also in a clause of their own', () => {
  expect(said('son 17 paneles', 'y también quiero los vidrios')).toContain('$300–$500')
  expect(said('how much for 17 panels', 'and the outside windows too')).toContain('$300–$500')
})

shippedTest('a statement on the surroundings goes on from whether a wash pays', () => {
  expect(said('is it worth washing my panels', 'we live downtown in Clovis')).toMatch(/^In town/)
  expect(said('is it worth washing my panels', 'we live downtown in Clovis', 'so should i wait')).toMatch(/^Yes, wait/)
})

shippedTest('a town that is named beside a question does not replace it', () => {
  expect(said('price of a panel wash in Reedley')).toContain('$25–$50 travel to Reedley')
  expect(said('price of a panel wash in Reedley')).toMatch(/^\*\*\$/)
})

shippedTest('every question of a message is answered, whatever marks it has, and an unsure one gets its button', () => {
  const all = said('do you wash screens? and how do i pay, and are you open mondays')
  expect(all).toContain('clear the tracks')
  expect(all).toContain('cash, check, card')
  expect(all).toContain('every day')
  const worth = content.topics.es.worth?.question
  const { next } = reply('Tengo 77 años y son 14, ¿usted diría que valga la pena y como cuanto sale?', [], {
    pageLanguage: 'es',
  })
  expect(worth && next.includes(worth)).toBe(true)
})

shippedTest('a visit that is only mentioned is no complaint, a bad one is', () => {
  expect(said('your people were at my place on monday')).not.toContain('sorry')
  expect(said('your people were at my place on monday and it was terrible')).toContain('sorry')
})

shippedTest('what the phone speaks is never promised, what the chat writes is', () => {
  expect(said('if i call, does somebody speak spanish')).not.toMatch(/^Yes/)
  expect(said('cuando llame me atienden en español')).toMatch(/^Este chat contesta en español/)
})

shippedTest('figures of energy and numbers of shops count no panels', () => {
  expect(said('it dropped from 44 kwh to 6 last night, dirty panels?')).toMatch(/^Probably not dirt/)
  expect(said('we look after five shopping plazas in Visalia')).not.toContain('10–15 panels')
})
