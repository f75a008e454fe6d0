import { expect, test } from 'vitest'
import { joinedScripts } from './joined-scripts.ts'

const script = (code: string) => `<script type="module">${code}</script>`

test('the modules of a page become one in the place of the last, each with its own names', () => {
  expect(joinedScripts(`<p>1</p>${script('var a=1;')}<p>2</p>${script('var a=2;')}<p>3</p>`)).toBe(
    `<p>1</p><p>2</p>${script('(()=>{var a=1;})();var a=2;')}<p>3</p>`,
  )
})

test('one module, and scripts of other kinds, stay as they are', () => {
  const html = `<script>first()</script><script type="application/ld+json">{}</script>${script('only()')}`
  expect(joinedScripts(html)).toBe(html)
})
