import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { embeddedEngine } from '../embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it.each([
  ['windows for 2 story house in Hanford', 'Outside windows cost $125–$250'],
  ['my house has two floors and 18 windows', 'Outside windows cost $125–$250'],
  ['solar for a house in Visalia', 'Solar panels at home: $175–$225'],
  ['screens for a 2 story house in Tulare', 'Screens and tracks are priced in your quote'],
  ['ventanas de una casa de dos pisos', '$125–$250'],
])('"%s" describes a job, and hears what it costs', (message, told) => {
  expect(reply(message)).toContain(told)
})

it.each([
  ['just had a 16th panel added, does that bump me up a bracket', 'For 16 panels a visit costs'],
  ['two visits a year for 18 panels and windows', 'Windows can be added'],
  ['30 panels plus the outside windows here in Hanford - cheaper together? give me the math', '= $400–$600+'],
])('"%s" is priced in all its parts', (message, told) => {
  expect(reply(message)).toContain(told)
})

it('tells the time as well where cost and time are asked for', () => {
  expect(reply('windows and 22 panels same day, cost and total time?')).toContain('Windows take 2–4 hours')
})

it('takes no dairy next door for a business', () => {
  expect(reply("we're right next to an almond orchard and a dairy, how often then")).toContain('twice a year is better')
})

it.each([
  ['can you reach the windows of a two-story house?', 'water-fed pole'],
  ['which windows of my house get dirty first?', ''],
])('"%s" asks for something else', (message, told) => {
  expect(reply(message)).toContain(told)
  expect(reply(message)).not.toContain('$125–$250')
})
