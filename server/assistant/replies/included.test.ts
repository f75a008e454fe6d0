import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { embeddedEngine } from '../embedded-engine.ts'

const { reply } = embeddedEngine(readContent())

it('begins with a no where a thing has a price of its own, and says what is known of it', () => {
  const answer = reply('do those come with the screens as well?', ['what do you charge for outside windows'])
  expect(answer).toMatch(/^No\. Outside windows cost \$125–\$250/)
  expect(answer).toContain('Screens and tracks are priced in your quote')
  expect(reply('is the interior included in the window price?')).toMatch(/^No\..*price of inside glass/)
  expect(reply('¿incluye los mosquiteros?', ['¿cuánto por las ventanas?'])).toMatch(/^No\..*mosquiteros/)
})

it('begins with a yes where the list of the page names the thing', () => {
  expect(reply('does that get the bird poop off, is it included?', ['16 panels'])).toContain('Bird droppings')
  expect(reply('are the sills included?', ['price for windows'])).toMatch(/^Yes, .*Frames and sills/)
  expect(reply('does a screen cleaning include the tracks?')).toMatch(/^Yes, .*Tracks vacuumed/)
})

it('turns the yes and the no round where it is asked whether a thing is extra', () => {
  expect(reply('are screens extra?')).toMatch(/^Yes\. .*priced in your quote/)
  expect(reply('do droppings cost extra?')).toMatch(/^No, it is on the list/)
})

it('says neither where it is asked which of the two', () => {
  expect(reply('Are the insides part of it or is that extra?', ['windows please'])).toMatch(/^Outside windows cost/)
})

it('tells of the drive to the place that was spoken of', () => {
  expect(reply('is the travel included?', ['20 panels in Clovis, how much'])).toMatch(
    /^No\. .*fee for Clovis is \$25–\$50/,
  )
  expect(reply('is the travel included?', ['20 panels in Hanford, how much'])).toBe(
    'There is no travel fee in Hanford.',
  )
})
