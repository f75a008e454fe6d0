import { Expand, SolarPanel } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { joinedIcons } from './joined-icons.ts'
import { plainIcons } from './plain-icons.ts'

const html = (icon: typeof Expand) => plainIcons(renderToStaticMarkup(createElement(icon, { className: 'icon' })))
const pathsIn = (markup: string) => markup.match(/<path/g)?.length

test('an icon of eight lines is one path', () => {
  const joined = joinedIcons(html(Expand))
  expect(pathsIn(html(Expand))).toBe(8)
  expect(joined).toContain('<path d="M15 15l6 6M15 9l6-6')
  expect(pathsIn(joined)).toBe(1)
})

test('a line that says what follows its start keeps doing so', () => {
  expect(joinedIcons(html(SolarPanel))).toContain('M14.28 14l-4.56 8')
  expect(joinedIcons('<svg class="icon"><path d="M1 1"/><path d="m2 3v4"/><circle r="1"/></svg>')).toBe(
    '<svg class="icon"><circle r="1"/><path d="M1 1M2 3v4"/></svg>',
  )
})

test('an icon that React takes over stays as React made it', () => {
  const island = `<astro-island>${html(Expand)}</astro-island>`
  expect(joinedIcons(island + html(Expand))).toBe(island + joinedIcons(html(Expand)))
})
