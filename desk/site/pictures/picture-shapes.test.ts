import { expect, test } from 'vitest'
import { shapesOf, twinOf } from './picture-shapes.ts'

test('a picture is shown in each shape that the pages crop it to, once', () => {
  const tall = { file: 'en/pages/home.yaml', path: ['hero', 'images', 'tall'] }
  expect(shapesOf([tall, { ...tall, file: 'es/pages/home.yaml' }])).toEqual({ phone: [0.93], wide: [] })
  const service = { file: 'en/services/screens.md', path: ['image'] }
  expect(shapesOf([service, { file: 'en/gallery.yaml', path: ['images', 0, 'image'] }])).toEqual({
    phone: [3 / 2, 2, 1],
    wide: [4 / 5, 4 / 3, 1],
  })
})

test('the wide and the tall picture at the top of a page know each other', () => {
  const placed = (name: string, ...path: string[]) => ({ name, places: [{ file: 'en/pages/home.yaml', path }] })
  const [wide, tall] = [placed('roof', 'hero', 'images', 'wide'), placed('home', 'hero', 'images', 'tall')]
  const all = [wide, tall, placed('porch', 'image')]
  expect(all.map((one) => twinOf(one, all))).toEqual([
    { name: 'home', screen: 'tall' },
    { name: 'roof', screen: 'wide' },
    undefined,
  ])
})
