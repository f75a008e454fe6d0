import { expect, test } from 'vitest'
import { plainIslands } from './plain-islands.ts'

const island = (
  props: string,
  client = 'interact',
  opts = '{&quot;name&quot;:&quot;Chat&quot;,&quot;value&quot;:true}',
) =>
  `<astro-island uid="Z1" prefix="r1" component-url="/_astro/Chat.js" component-export="Chat" renderer-url="/_astro/react.js" props="${props}" ssr client="${client}" opts="${opts}" await-children><p>Hi</p><!--astro:end--></astro-island>`

test('the properties become plain JSON', () => {
  const props = '{&quot;a&quot;:[0,{&quot;b&quot;:[1,[[0,&quot;it&#39;s &amp;amp; &lt;so&gt;&quot;],[0,null]]]}]}'
  expect(plainIslands(island(props))).toBe(
    `<astro-island prefix='r1' code='/_astro/Chat.js' name='Chat' renderer='/_astro/react.js' ` +
      `props='{"a":{"b":["it&#39;s &amp;amp; <so>",null]}}' ssr><p>Hi</p></astro-island>`,
  )
})

test('a click that is to be given again is said', () => {
  expect(plainIslands(island('{}', 'interact', '{&quot;value&quot;:&quot;replay&quot;}'))).toContain(" value='replay' ")
})

test('an island that does its work alone names no React, and nothing that React would need', () => {
  expect(plainIslands(island('{}', 'interact', '{&quot;value&quot;:&quot;alone&quot;}'))).toBe(
    "<astro-island code='/_astro/Chat.js' renderer='/_astro/Chat.js' ssr><p>Hi</p></astro-island>",
  )
})

test('the runtime of Astro goes, the scripts of the page stay', () => {
  const scripts =
    '<script>first()</script><script>(()=>{(self.Astro||(self.Astro={})).interact=l})();</script>' +
    '<script>(()=>{customElements.define("astro-island",f)})();</script><script type="module">last()</script>'
  expect(plainIslands(scripts)).toBe('<script>first()</script><script type="module">last()</script>')
})

test('another directive, and what is no plain data, stop the build', () => {
  expect(() => plainIslands(island('{}', 'load'))).toThrow('client:interact')
  expect(() => plainIslands(island('{&quot;a&quot;:[3,&quot;2025-01-01&quot;]}'))).toThrow('plain data')
})
