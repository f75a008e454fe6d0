import { expect, test } from 'vitest'
import { touchedBy, writeOutConstants } from './constants.ts'

const none = touchedBy('')
const page = (root: string, rest: string) => `@layer tokens{:root{${root}}}@layer components{${rest}}`

test('a token that never changes is written where it is read, through every level', () => {
  const css = page('--raw:1px;--named:var(--raw);--meaning:var(--named)', '.a{margin:var(--meaning)}')
  expect(writeOutConstants(css, none)).toBe(page('', '.a{margin:1px}'))
})

test('a token stays when something sets it again', () => {
  const css = page('--size:1px', '.a{margin:var(--size)}.b{--size:2px}')
  expect(writeOutConstants(css, none)).toBe(css)
})

test('a token that is built from one that changes stays too', () => {
  const css = page('--size:1px;--twice:calc(var(--size)*2)', '.a{margin:var(--twice)}.b{--size:2px}')
  expect(writeOutConstants(css, none)).toBe(css)
})

test('a token stays when a script sets it, a fallback guards it or it is registered', () => {
  const css = page('--a:1px;--b:1px;--c:1px', '.x{margin:var(--a) var(--b,2px) var(--c)}@property --c{}')
  expect(writeOutConstants(css, touchedBy('style.setProperty(`--a`, 1)'))).toBe(css)
})

test('a token that a script reads stays defined, with its last value', () => {
  const css = page('--raw:1px;--size:var(--raw)', '.a{margin:var(--size)}')
  expect(writeOutConstants(css, touchedBy('`.b{margin:var(--size)}`'))).toBe(page('--size:1px', '.a{margin:1px}'))
})

test('a property of a component is no token', () => {
  const css = page('', '.a{--gap:1px;gap:var(--gap)}')
  expect(writeOutConstants(css, none)).toBe(css)
})
