import { expect, test } from 'vitest'
import { touchedBy } from './constants.ts'
import { pageStyle } from './page-style.ts'

const style = (css: string, ...words: string[]) => pageStyle(css, new Set(words), touchedBy(''))

test('a rule whose class the page does not have is left out', () => {
  expect(style('.here{top:0}.gone{top:0}.here .gone{top:0}', 'here')).toBe('.here{top:0}')
})

test('a variant that the page does not have is left out', () => {
  const css = '.a{&[data-tone=night]{top:0}&[data-tone=day]{left:0}}'
  expect(style(css, 'a', 'day')).toBe('.a{&[data-tone=day]{left:0}}')
})

test('a rule for what is not so stays', () => {
  expect(style('.a:not(.gone){top:0}.a:not([data-x=gone]){left:0}', 'a')).toBe(
    '.a:not(.gone){top:0}.a:not([data-x=gone]){left:0}',
  )
})

test('a list of selectors keeps those that can match', () => {
  expect(style('.a,.gone{top:0}:is(.a,.gone) b{left:0}', 'a')).toBe('.a{top:0}:is(.a,.gone) b{left:0}')
})

test('a rule of which no alternative can match is left out, and one that asks for what is nowhere', () => {
  expect(style('main:has(>.gone,.gone .a) .a{top:0}.a:is(.gone){top:0}', 'a')).toBe('')
  expect(style('.a:not(:has(.gone)){top:0}', 'a')).toBe('.a:not(:has(.gone)){top:0}')
})

test('tokens are written out and colours become hex', () => {
  const css = '@layer tokens{:root{--ink:oklch(0% 0 0)}}@layer components{a{color:var(--ink)}}'
  expect(style(css)).toBe('@layer tokens;@layer components{a{color:#000}}')
})

test('keeps what a rule says after its font: the shorthand would take it back', () => {
  const css =
    '@layer tokens{:root{--font-body:Figtree,sans-serif}}dd{font:600 1rem/1 var(--font-body);font-variant-numeric:tabular-nums}'
  const rule = style(css).match(/dd\{.*\}/)?.[0] ?? ''
  expect(rule.indexOf('font:')).toBeGreaterThan(0)
  expect(rule.indexOf('font-variant-numeric')).toBeGreaterThan(rule.indexOf('font:'))
})
