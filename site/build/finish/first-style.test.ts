import { expect, test } from 'vitest'
import { firstStyle } from './first-style.ts'

const style = (css: string, ...seen: string[]) => firstStyle(css, new Set(seen))

test('what no tag of the first screen names comes later', () => {
  expect(style('.a{top:0}.b{top:1px}.a .b{top:2px}', '.a')).toBe('.a{top:0}')
})

test('a selector stays while one of those it lists within itself can be seen', () => {
  expect(style('main~:is(footer,nav){top:0}:is(.b,.c:hover){top:1px}', '<main', '<nav')).toBe(
    'main~:is(footer,nav){top:0}',
  )
})

test('what a visitor does comes later, also where it is told from outside', () => {
  expect(style('a:hover{top:0}html:has(.b:modal){top:1px}::selection{color:red}', '<html', '<a')).toBe('')
})

test('what stands below the first screen may still be asked for', () => {
  const css = '.a:has(+.b){top:0}.a:not(:has(:popover-open)){top:1px}'
  expect(style(css, '.a')).toBe(css)
})

test('the bar that rests looks like nothing yet, and keeps its room', () => {
  const beside = '.call-bar~* .a{top:0}:root{--b:1px}.a{left:var(--b)}'
  const own = '.call-bar{top:0}.call-bar:not(.b){top:1px}.call-bar .a{top:2px}main~.call-bar{top:3px}'
  expect(style(own + beside, '.a', '.call-bar', '<main')).toBe(style(beside, '.a', '.call-bar'))
})

test('paper, the colours of the system and pages without script come later', () => {
  const late = '@media print{a{top:0}}@media (forced-colors:active){a{top:0}}@media (scripting:none){a{top:0}}'
  expect(style(`${late}@media (scripting:enabled){a{top:1px}}`, '<a')).toBe('@media (scripting:enabled){a{top:1px}}')
})

test('nothing answers a visitor yet, so nothing says how', () => {
  expect(style('a{color:red;cursor:pointer;transition:color .2s}', '<a')).toBe('a{color:red}')
})

test('what nothing of it asks for comes later: properties, their registrations, animations', () => {
  const property = (name: string) => `@property ${name}{syntax:"*";inherits:false;initial-value:1px}`
  const used = `${property('--b')}@keyframes rise{to{top:0}}.a{--b:2px;top:var(--b);left:var(--c,0);animation-name:rise}`
  const unused = `${property('--bb')}@keyframes ris{to{top:0}}.a{--bb:2px}`
  expect(style(used + unused, '.a')).toBe(style(used, '.a'))
  expect(style(used, '.a')).toContain('--b:2px')
})
