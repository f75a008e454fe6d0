import { expect, test } from 'vitest'
import { hexColors } from './hex-colors.ts'

test('an OKLCH colour becomes the hex that a browser shows for it', () => {
  expect(hexColors('a{color:oklch(62.8% .2577 29.23)}')).toBe('a{color:#ff0000}')
  expect(hexColors('a{color:oklch(100% 0 0)}')).toBe('a{color:#ffffff}')
})

test('its opacity is kept, as a share or in percent', () => {
  expect(hexColors('oklch(0% 0 0 / .5) oklch(0% 0 0/20%)')).toBe('#00000080 #00000033')
})

test('a colour that is worked out in the browser is left alone', () => {
  expect(hexColors('oklch(var(--l) 0 0)')).toBe('oklch(var(--l) 0 0)')
})
