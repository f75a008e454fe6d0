import { Phone } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { plainIcons } from './plain-icons.ts'

test('an icon keeps its lines and its class, and nothing that the style sheet says', () => {
  const html = renderToStaticMarkup(createElement(Phone, { className: 'icon', 'aria-hidden': true }))
  expect(plainIcons(html)).toMatch(
    /^<svg viewBox="0 0 24 24" class="icon" aria-hidden="true"><path d="[^"]+"\/><\/svg>$/,
  )
})
