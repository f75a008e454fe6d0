import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { embeddedEngine } from '../embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it('confirms no price that a visitor names in a conversation', () => {
  expect(reply('could you do them for 120?', ['price for 22 panels'])).toMatch(/^I can only give our published prices/)
  expect(reply('my cousin paid 90', ['price for 22 panels'])).toContain('cannot confirm')
})

it('still counts panels that are told later', () => {
  expect(reply('what about for 31', ['price for 22 panels'])).toContain('For 31 panels')
})
