import { expect, test } from 'vitest'
import { content } from '../../content.ts'
import { placesOf } from './places.ts'
import { targetOf } from './targets.ts'

const { cities, business, map, home } = content
const places = placesOf(cities, business, home.areas.others, map).filter(({ path, kind }) => path && kind !== 'county')

test('the targets of two towns never cover each other, and those with room are as high as a finger', () => {
  const boxes = places.map((place) => {
    const { x, y, width, height } = targetOf(place, places)
    return { left: place.x + x, right: place.x + x + width, top: place.y + y, bottom: place.y + y + height, height }
  })
  const covered = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      ),
  )
  expect(covered).toEqual([])
  expect(boxes.some(({ height }) => height === 76)).toBe(true)
})
