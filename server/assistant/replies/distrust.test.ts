import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { embeddedEngine } from '../embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it.each(["It's a scam", 'You guys are a ripoff, 200 bucks for spraying water?'])(
  'says to "%s" what a visit is and that it may not pay, and confirms no price',
  (question) => {
    expect(reply(question)).toContain('may not pay for itself')
    expect(reply(question)).not.toContain('cannot confirm')
  },
)

it.each([
  ['Are the reviews on your site fake?', /^Yes/],
  ['Are the reviews real?', /^No\./],
  ['Are your photos real or fake?', /^The pictures/],
])('answers "%s" with a first word that is true', (question, begins) => {
  expect(reply(question)).toMatch(begins)
})

it('names what our pages say nothing of', () => {
  expect(reply('Do you do mobile homes or just houses?')).toContain('Our pages say nothing of mobile homes')
  expect(reply('How far in advance do I need to book?')).toContain('No lead time is published')
  expect(reply('Do you clean solar in Bakersfield?')).toMatch(/^Bakersfield is outside/)
})
