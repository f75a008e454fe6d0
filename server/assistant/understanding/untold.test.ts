import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { embeddedEngine } from '../embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it.each([
  ['are your workers employees or contractors', 'how our crew is employed'],
  ['do you have a BBB rating', "other people's ratings of us"],
  ['is it cheaper in winter', 'prices that change with the season'],
  ['which day is least busy', 'how busy we are'],
  ['will prices go up next year?', 'prices to come'],
])('"%s" hears that our pages say nothing of %s, and no price', (message, thing) => {
  expect(reply(message)).toContain(`Our pages say nothing of ${thing}`)
  expect(reply(message)).not.toContain('$')
})

it.each([
  ['do you offer financing?', 'We take cash, check, card'],
  ['what brand of brush do you use', 'soft brushes'],
  ['how much are windows on a double wide', 'Outside windows cost'],
])('"%s" hears what is known all the same', (message, told) => {
  expect(reply(message)).toContain(told)
})
