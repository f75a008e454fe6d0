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
  ['can you reach the windows of a two-story house?', 'water-fed pole'],
  ['which windows of my house get dirty first?', ''],
])('"%s" asks for something else', (message, told) => {
  expect(reply(message)).toContain(told)
  expect(reply(message)).not.toContain('$125–$250')
})
