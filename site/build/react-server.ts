import type { SSRLoadedRendererValue } from 'astro'
import { createElement, Fragment, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'

type Given = Readonly<Record<string, unknown>>
type Slots = Readonly<Record<string, string>>
type Rendered = { props: Given; shape: string; html: string }

// React's hints for pictures: a page names the one that matters in its head.
const hint = /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g

// Private characters, which no text of the site has: HTML that Astro has made comes in their place.
const place = /\uE000(\w+)\uE001/g
const isBlank = (html: string) => html.trim() === ''

const placeOf = (name: string, html: string, tag: string) =>
  isBlank(html)
    ? createElement(Fragment)
    : createElement(tag, name === 'default' ? {} : { name }, `\uE000${name}\uE001`)

const places = (slots: Slots, tag: string) =>
  Object.fromEntries(
    Object.entries(slots).map(([name, html]) => [name === 'default' ? 'children' : name, placeOf(name, html, tag)]),
  )

const areSame = (one: Given, other: Given): boolean => {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
}

const rendered = new WeakMap<FunctionComponent, Rendered[]>()
const mostKept = 8

/** A component is a function of its properties and of which slots are filled: a footer is not rendered for each page. */
const renderOnce = (Component: FunctionComponent, props: Given, slots: Slots, tag: string, prefix: string): string => {
  const filled = Object.entries(slots).map(([name, html]) => `${name}:${isBlank(html)}`)
  const shape = [prefix, tag, ...filled].join(' ')
  const kept = rendered.get(Component) ?? []
  const known = kept.find((one) => one.shape === shape && areSame(one.props, props))
  if (known) return known.html
  const element = createElement(Component, { ...props, ...places(slots, tag) })
  const html = renderToString(element, { identifierPrefix: prefix }).replace(hint, '')
  rendered.set(Component, [{ props, shape, html }, ...kept].slice(0, mostKept))
  return html
}

const counts = new WeakMap<object, number>()

/** Keeps the ids that React makes apart on one page, which is one `result`. */
const nextPrefix = (result: object): string => {
  const count = counts.get(result) ?? 0
  counts.set(result, count + 1)
  return `r${count}`
}

/**
 * What @astrojs/react does for function components, without a stream for each, and without rendering each once more to
 * find out whether it is React's: every component of this site is.
 */
const server: SSRLoadedRendererValue = {
  name: '@astrojs/react',
  supportsAstroStaticSlot: true,
  check: async (Component) => typeof Component === 'function',
  async renderToStaticMarkup(this: { result: object }, Component, props, slots, metadata) {
    const prefix = nextPrefix(this.result)
    const tag = metadata?.hydrate ? 'astro-slot' : 'astro-static-slot'
    const html = renderOnce(Component, props, slots, tag, prefix)
    return { html: html.replace(place, (_, name) => slots[name] ?? ''), attrs: { prefix } }
  },
}
export default server
