import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { embeddedEngine } from '../embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it('reads the days of an invoice as no panels, and says of other terms than ours that they are not published', () => {
  const answer = reply('cost per visit for 40 panels, and do you take net 45?')
  expect(answer).not.toContain('45')
  expect(answer).toContain('net 15')
  expect(answer).toContain('Other terms are not published')
  expect(reply('is net 15 fine?')).not.toContain('Other terms')
})
