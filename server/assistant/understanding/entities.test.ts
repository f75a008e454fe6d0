import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { embeddedEngine } from '../embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it.each([
  'call me at 559-555-1234 about 20 panels',
  "it's 20 panels, my number is (559) 555-1234",
  'built in 2015, 20 panels',
  'address is 123 Main St Hanford, 20 panels',
  'I have 20 250-watt panels',
  'We’d like 20 panels done, what would that cost',
])('"%s" counts twenty panels, and names no price', (message) => {
  expect(reply(message)).toMatch(
    /^For 20 panels a visit costs \$225–\$275\. (?:There is no travel fee|The exact price)/,
  )
})
