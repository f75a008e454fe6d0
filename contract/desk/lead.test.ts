import { expect, test } from 'vitest'
import { leadStates, openStates, wonStates } from './lead.ts'

test('a booked lead is open and won, a done one won, a lost one neither', () => {
  expect(openStates).toEqual(['new', 'contacted', 'quoted', 'booked'])
  expect(wonStates).toEqual(['booked', 'done'])
  expect(leadStates.filter((state) => !openStates.includes(state) && !wonStates.includes(state))).toEqual(['lost'])
})
