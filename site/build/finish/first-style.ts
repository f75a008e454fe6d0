import type { Selector, SelectorComponent } from 'lightningcss'
import { type TouchedByScripts, writeOutConstants } from './constants.ts'
import { canMatch, minify, type Words } from './page-style.ts'

// What a visitor does, paper, and colours that the system gives come after the first screen. Whoever runs no script has
// all styles at once.
const states: ReadonlySet<string> = new Set([
  'active',
  'focus',
  'focus-visible',
  'focus-within',
  'hover',
  'modal',
  'popover-open',
  'selection',
])
const lateMedia = /"(?:print|forced-colors)"|"scripting","value":\{"type":"ident","value":"none"/

const isState = (part: SelectorComponent) => 'kind' in part && states.has(part.kind)

const isSeen = (part: SelectorComponent, seen: Words): boolean => {
  if (part.type === 'class') return seen.has(`.${part.name}`)
  if (part.type === 'type') return seen.has(`<${part.name}`)
  if (part.type === 'attribute') return seen.has(part.name) && canMatch(part, seen)
  if (part.type === 'pseudo-class' && part.kind === 'is') return part.selectors.some((one) => areSeen(one, seen))
  // What follows a band may stand below the first screen, and still be asked for there: of that only states come later.
  if (part.type === 'pseudo-class' && part.kind === 'has') return part.selectors.some((one) => !one.some(isState))
  return !isState(part)
}
const areSeen = (selector: Selector, seen: Words): boolean => selector.every((part) => isSeen(part, seen))

// These rest with the bands (base.css). What stands beside them may still make room for them.
const resting: ReadonlySet<string> = new Set(['call-bar'])
const isOfResting = (selector: Selector): boolean => {
  const start = selector.findIndex((part) => part.type === 'class' && resting.has(part.name))
  if (start < 0) return false
  const next = selector.slice(start).find((part) => part.type === 'combinator')
  return next?.value !== 'later-sibling' && next?.value !== 'next-sibling'
}
const keepSeen = (seen: Words) => (selector: Selector) =>
  areSeen(selector, seen) && !isOfResting(selector) ? undefined : []

const isRead = (css: string, property: string) => css.includes(`var(${property})`) || css.includes(`var(${property},`)
const isPlayed = (css: string, animation: string) => new RegExp(`animation[^;}]*\\b${animation}\\b`).test(css)
const declaration = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g
const withoutUnread = (css: string) => css.replace(declaration, (whole, name) => (isRead(css, name) ? whole : ''))

type Named = { value: { name: string } }
type Keyframes = { value: { name: { value: string } } }

/** Drops registrations and animations that nothing in `css` asks for. */
const keepUsed = (css: string) => ({
  property: ({ value: { name } }: Named) => (isRead(css, name) ? undefined : []),
  keyframes: ({ value: { name } }: Keyframes) => (isPlayed(css, name.value) ? undefined : []),
})

// What only answers a visitor.
const answers = { transition: () => [], cursor: () => [], 'user-select': () => [] }

const untouched: TouchedByScripts = { set: new Set(), read: new Set() }

/**
 * What of a page's whole style sheet its first screen needs, until the whole comes. `seen` is what its tags name
 * (first-screen.ts).
 */
export const firstStyle = (whole: string, seen: Words): string => {
  const media = ({ value }: { value: { query: unknown } }) =>
    lateMedia.test(JSON.stringify(value.query)) ? [] : undefined
  const first = withoutUnread(minify(whole, { Selector: keepSeen(seen), Declaration: answers, Rule: { media } }))
  return minify(writeOutConstants(first, untouched), { Rule: keepUsed(first) })
}
