import sharp from 'sharp'
import { expect, test } from 'vitest'
import { difference, toRecord } from './compare.ts'

const page = (inner: string, height = 400) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="${height}"><rect width="800" height="${height}" fill="#fffdf8"/>${inner}</svg>`,
    ),
  )
    .png()
    .toBuffer()

const button = (x: number, colour = '#13263e') =>
  `<rect x="${x}" y="100" width="200" height="48" rx="24" fill="${colour}"/>`

test('a page equals its record', async () => {
  const screenshot = await page(button(40))
  expect(await difference(screenshot, await toRecord(screenshot))).toBeLessThan(8)
})

test('different text smoothing does not count', async () => {
  expect(await difference(await page(button(40.4)), await toRecord(await page(button(40))))).toBeLessThan(12)
})

test.each([
  ['has moved', button(90)],
  ['has gone', ''],
  ['has another colour', button(40, '#8a4b00')],
])('a button that %s counts', async (_, inner) => {
  expect(await difference(await page(inner), await toRecord(await page(button(40))))).toBeGreaterThan(24)
})

test('a longer page counts', async () => {
  expect(await difference(await page(button(40), 480), await toRecord(await page(button(40))))).toBe(Infinity)
})
