import { expect, test } from 'vitest'
import { fillFigures, unknownFacts } from './fill-figures.ts'

test("a letter's {hours} are those of the promised reply, which the letter fills, and never the opening hours", () => {
  const facts = (path: string) => (path === 'hours' ? 'every day from 7 AM to 7 PM' : unknownFacts(path))
  const letter = fillFigures({ path: 'en/letters.yaml', text: '' }, 'A reply within {hours} hours.', facts, [])
  expect(letter).toBe('A reply within {hours} hours.')
})
