import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { embeddedEngine } from '../embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it.each([
  ['20 panels at home and 60 at my shop', '$225–$275 + $400–$1,200 = $625–$1,475'],
  ['my home has 20 panels and my business has 20 panels', '$225–$275 + $400–$1,200 = $625–$1,475'],
  ['24 on my house, 80 at the office, what would both cost?', '$225–$275 + $400–$1,200 = $625–$1,475'],
])('"%s" is priced as a home and as a business', (message, sum) => {
  expect(reply(message)).toContain(sum)
})

it.each([
  ['38 panels on the house and the shop roof', 'For 38 panels a visit costs $275–$350+'],
  ['60 panels at my shop', 'A commercial solar array costs'],
])('"%s" is priced as one place', (message, told) => {
  expect(reply(message)).toContain(told)
  expect(reply(message)).not.toContain('different places')
})
