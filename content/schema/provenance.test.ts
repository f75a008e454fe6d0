import { expect, test } from 'vitest'
import { renderedShare } from './provenance.ts'

const drawing = { file: 'roof.svg', provenance: 'drawing' } as const
const rendering = { file: 'hero.jpg', provenance: 'illustration', scene: 'roof' } as const
const photo = { file: 'our-roof.jpg', provenance: 'photo' } as const

test('drawings are no stand-ins for photographs', () => {
  expect(renderedShare([drawing])).toBe('none')
  expect(renderedShare([drawing, photo])).toBe('none')
  expect(renderedShare([drawing, rendering])).toBe('all')
  expect(renderedShare([drawing, rendering, photo])).toBe('some')
})
