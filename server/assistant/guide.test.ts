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

shippedTest('both languages have the same topics', () => {
  const [en, es] = [content.topics.en, content.topics.es].map((topics) => Object.keys(topics).sort())
  expect(es).toEqual(en)
})

shippedTest('a bare number belongs to the service that was named last', () => {
  expect(said('how much for 30 panels in Fresno', 'and windows?', '16 of them')).toContain(
    '30 panels and 16 windows outside',
  )
  expect(said('do you clean windows', '16 of them')).toMatch(
    /^\*\*\$125–\$250\*\* a visit for 16 windows, outside only/,
  )
})

shippedTest('a bare number counts the service that the message names; "all 3" and rooms count nothing', () => {
  expect(said('solar 18 lemoore')).toContain('for 18 panels')
  expect(said('price for the windows of all 3')).not.toContain('3 windows')
  expect(said('price for windows, 3 bed 2 bath single story')).toContain('storeys=1')
})

shippedTest('"is that guaranteed" speaks of what was just answered', () => {
  expect(said('how much for 20 panels', 'is that guaranteed')).toMatch(/^That's our published range/)
  expect(said('how much power will I gain', 'is that guaranteed')).toMatch(/^No figure is promised/)
})

shippedTest('a price of a neighbor or a flyer counts no panels', () => {
  for (const text of ['my neighbor paid 60', 'i got a flyer saying 149 for everything'])
    expect(said(text)).toMatch(/^I can't confirm that price/)
})

shippedTest('"No" and a number do not change the language of the chat', () => {
  for (const text of ['No', '22', 'Visalia']) expect(reply(text, ['¿cuánto cuesta?']).lang).toBe('es')
})

shippedTest('a note that was said once in a chat is not said again', () => {
  const free = 'Travel is free in'
  expect(said('how much for 20 panels')).toContain(free)
  expect(said('how much for 20 panels', 'and 28?')).not.toContain(free)
})

shippedTest('mostly unknown words get an apology, three topics, the phone and the form', () => {
  for (const text of ['asdf qwer', 'blorp', '???']) {
    const { text: answer, next, links, isAnswered } = reply(text)
    expect(answer).toMatch(/^Sorry, I didn't understand that/)
    expect(next).toHaveLength(3)
    expect(links).toEqual([content.assistant.links.call, content.assistant.links.quote])
    expect(isAnswered).toBe(false)
    expect(said('how much for 20 panels in Hanford', text)).toMatch(/^Sorry, I didn't understand that/)
  }
})

shippedTest('an answer that the ranking is unsure of carries other likely topics and the phone', () => {
  const { next, links, isAnswered } = reply('can you take the wasp nest down while youre at it')
  expect(isAnswered).toBe(true)
  expect(next.slice(0, 3)).toContain(content.topics.en.birds?.question)
  expect(links).toContainEqual(content.assistant.links.call)
})

shippedTest('a place that a city page only names as nearby is not promised a visit', () => {
  expect(said('do you go to Goshen')).toMatch(/^We work next door, in Visalia; Goshen isn't on our list/)
  expect(said('20 panels in Goshen')).toContain("we'll say whether we come to Goshen")
  expect(said('¿vienen a Goshen?')).toMatch(/^Trabajamos al lado, en Visalia/)
})

shippedTest('a complaint with a price, a count or an hour gets no price', () => {
  for (const text of [
    'you charged me 275 for 18 panels and left streaks',
    'I paid $400 and 12 panels are still dirty',
    '9 to 11 window they told me. its almost 12 and i took off work',
    'pague 300 por 20 paneles y siguen sucios',
    'son las 5 y no llegan',
  ])
    expect(said(text)).toMatch(/^(I'm sorry|Siento|Lo siento)/)
})

shippedTest('the same answer is not given twice in a row', () => {
  const turns = ['whats your liability limit', 'what is the limit of your liability', 'how much liability coverage']
  const answers = turns.map((_, at) => said(...turns.slice(0, at + 1)))
  for (const [at, answer] of answers.slice(1).entries()) expect(answer).not.toBe(answers[at])
})

shippedTest('contact data opens the quote form, and nothing is booked', () => {
  const { text, links, contact } = reply('My name is Ruth Delgado, call me at 740-555-0190')
  expect(text).toContain('nothing is booked')
  expect(links).toEqual([content.assistant.links.contact])
  expect(contact).toEqual({ name: 'Ruth Delgado', phone: '740-555-0190' })
})

shippedTest('what is not understood offers choices and two ways to a person', () => {
  const { next, links } = reply('asdfghjkl')
  expect([next.length, links.length]).toEqual([3, 2])
})

shippedTest('the guided price talk asks for what is missing, and ends with the sum', () => {
  expect(said('how much')).toMatch(/What should we clean\?$/)
  expect(said('how much', 'Solar panels')).toMatch(/How many panels are there\?$/)
  expect(said('how much', 'Solar panels', 'About 20 panels')).toMatch(/Which town is it in\?$/)
  expect(said('how much', 'Solar panels', 'About 20 panels', 'Selma')).toContain('= $250–$325 in total')
})

shippedTest('a story is heard in one short sentence', () => {
  const story = 'My husband passed away in March and he always took care of it, what would it cost for 16 panels?'
  expect(said(story)).toMatch(/^I'm sorry for your loss\. \*\*\$225–\$275\*\*/)
})

shippedTest('an answer that nothing is published about it is unknown, and one with a fact is not', () => {
  const unknown = ['are you hiring', 'do you take venmo', 'do you come to stratford', 'is sales tax added']
  const desconocido = ['¿están contratando?', '¿aceptan zelle?', '¿van a stratford?', '¿le suman impuesto?']
  for (const text of [...unknown, ...desconocido]) expect([text, reply(text).isUnknown]).toEqual([text, true])
  for (const text of ['do you take cards', 'are you licensed', '¿aceptan tarjeta?', '¿tienen licencia?'])
    expect([text, reply(text).isUnknown]).toEqual([text, false])
})

shippedTest('an early hour, screens with windows and minutes to a town get the right figures', () => {
  expect(said('can somebody come saturday morning early like 6')).toContain('nothing extra from 7 AM to 6 PM')
  expect(said('are screens included with the windows')).toMatch(/^No/)
  expect(said('¿las mallas vienen incluidas con las ventanas?', 'son 14')).not.toContain('14 ventanas')
  expect(said('vienen a Kingsburg', 'en cuanto tiempo llegan')).toContain('minutos')
})
