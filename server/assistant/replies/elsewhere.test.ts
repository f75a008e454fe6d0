import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { embeddedEngine } from '../embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it('offers no panels in a town where we do not work', () => {
  const answer = reply("Could you clean panels at my sister's in Sacramento?")
  expect(answer).toContain('Sacramento is outside our usual area')
  expect(answer).not.toContain('Yes')
})

it('tells of washing a patio where its mold is not ours', () => {
  const answer = reply("There's black mold on my patio slab, can you remove it?")
  expect(answer).toContain('mold work is not one of our services')
  expect(answer).toContain('Pressure washing of driveways and patios')
})

it.each(['How much to clean the screens on my windows?', '¿Cuánto cuestan las mallas de las ventanas?'])(
  'prices no windows where they only say which screens: "%s"',
  (question) => {
    expect(reply(question)).not.toContain('$125–$250')
  },
)
