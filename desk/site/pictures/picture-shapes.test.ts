import { expect, test } from 'vitest'
import { shapesOf } from './picture-shapes.ts'

test('a picture is shown in each shape that the pages crop it to, once', () => {
  const tall = { file: 'en/pages/home.yaml', path: ['hero', 'images', 'tall'] }
  expect(shapesOf([tall, { ...tall, file: 'es/pages/home.yaml' }])).toEqual({ phone: [0.93], wide: [] })
  const service = { file: 'en/services/screens.md', path: ['image'] }
  expect(shapesOf([service, { file: 'en/gallery.yaml', path: ['images', 0, 'image'] }])).toEqual({
    phone: [3 / 2, 2, 1],
    wide: [4 / 5, 4 / 3, 1],
  })
})
