import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { embeddedEngine } from '../embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it.each([
  'what time is my appointment',
  'did my check clear yet?',
  'when did you last clean my panels',
  'is my quote ready',
])('"%s" hears that nothing can be looked up here, and whom to ask', (message) => {
  expect(reply(message)).toMatch(/^I cannot look up a visit.*\(559\) 555-0142/)
})

it('says so in Spanish', () => {
  expect(reply('a que hora es mi cita')).toMatch(/^Aquí no puedo consultar/)
})

it('still tells how to set or move a date', () => {
  expect(reply('when can I get an appointment')).toContain('to set a date')
  expect(reply('can I change my appointment to Friday')).toContain('to move it to another day')
})
