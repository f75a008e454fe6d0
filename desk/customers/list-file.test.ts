import { expect, test } from 'vitest'
import { textOf } from './list-file.ts'

const bytes = (...values: number[]) => new Uint8Array(values).buffer

test.each([
  ['UTF-8', bytes(0x4d, 0x75, 0xc3, 0xb1, 0x6f, 0x7a)],
  ['Windows-1252', bytes(0x4d, 0x75, 0xf1, 0x6f, 0x7a)],
  ['UTF-16 with its mark', bytes(0xff, 0xfe, 0x4d, 0, 0x75, 0, 0xf1, 0, 0x6f, 0, 0x7a, 0)],
])('a list in %s is read with its ñ', (_name, list) => {
  expect(textOf(list)).toBe('Muñoz')
})
