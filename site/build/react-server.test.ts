import { createElement, type ReactNode, useId } from 'react'
import { expect, test, vi } from 'vitest'
import server from './react-server.ts'

const render = (
  page: object,
  Component: unknown,
  props: object,
  slots: Record<string, string> = {},
  hydrate?: 'load',
) =>
  server.renderToStaticMarkup.call({ result: page }, Component, props, slots, {
    displayName: 'Part',
    astroStaticSlot: true,
    ...(hydrate && { hydrate }),
  })

const Frame = ({ title, children, below }: { title: string; children?: ReactNode; below?: ReactNode }) =>
  createElement('div', { title }, children, below)

const Named = () => createElement('p', { id: useId() })

test('what Astro made stands where the component puts it, marked as Astro expects', async () => {
  const slots = { default: '<b>$& first</b>', below: '<i>second</i>' }
  expect((await render({}, Frame, { title: 'a' }, slots)).html).toBe(
    '<div title="a"><astro-static-slot><b>$& first</b></astro-static-slot><astro-static-slot name="below"><i>second</i></astro-static-slot></div>',
  )
  expect((await render({}, Frame, { title: 'a' }, slots, 'load')).html).toContain('<astro-slot><b>')
})

test('a slot with nothing in it leaves nothing', async () => {
  expect((await render({}, Frame, { title: 'a' }, { below: ' \n' })).html).toBe('<div title="a"></div>')
})

test('a component is rendered once for the same properties, and anew for others', async () => {
  const Part = vi.fn(Frame)
  const one = await render({}, Part, { title: 'a' })
  const same = await render({}, Part, { title: 'a' })
  const other = await render({}, Part, { title: 'b' })
  expect([one.html, same.html, other.html]).toEqual([
    '<div title="a"></div>',
    '<div title="a"></div>',
    '<div title="b"></div>',
  ])
  expect(Part).toHaveBeenCalledTimes(2)
})

test('the same component with other slots says what these say', async () => {
  const said = async (text: string) => (await render({}, Frame, { title: 'a' }, { default: text })).html
  expect([await said('one'), await said('two')].map((html) => /one|two/.exec(html)?.[0])).toEqual(['one', 'two'])
})

test('ids differ on one page, and are those that the browser will make', async () => {
  const page = {}
  const [one, other] = [await render(page, Named, {}), await render(page, Named, {})]
  expect(one.html).not.toBe(other.html)
  expect([one, other].map(({ html, attrs }) => html.includes(`_${attrs?.prefix}`))).toEqual([true, true])
})
