import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { embeddedEngine } from '../embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it('takes a few words after what was told for no question about something else', () => {
  expect(reply('I am in Bakersfield. Any chance?')).toMatch(/^Bakersfield is outside our usual area[^\n]*$/)
  expect(reply('Suppose I call it off three hours ahead. What happens?')).not.toContain('UC San Diego')
  expect(reply('I rent my house. Can I hire you?')).not.toContain('about jobs')
})

it('answers a short question with words of its own', () => {
  expect(reply('I have 15 panels in Selma. How long does it take?')).toContain('1–3 hours')
  expect(reply('I have a couple of torn screens. What are your hours?')).toContain('7 AM to 7 PM')
})

it('answers each thing of a list', () => {
  expect(reply("What's your number, your email and your address?")).toContain('Lemoore')
})
