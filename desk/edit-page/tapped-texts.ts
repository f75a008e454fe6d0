import type { z } from 'zod'
import type { AddedPage, Shown, tappedSchema } from '../../contract/desk/edit-page.ts'
import { nodesOf } from './markdown-nodes.ts'
import { longest, oneLine, overwrite, publishedOf, showTexts, textOf } from './shown-texts.ts'

type Tapped = z.infer<typeof tappedSchema>

// Runs within a page of the site in the desk's frame. The page's own scripts are blocked there.

/** Published source of each changed picture. */
const sources = new WeakMap<Element, string>()

/** The alt text of the picture at this point, also below another element. */
const altAt = (x: number, y: number) => {
  const shown = document.elementsFromPoint(x, y).find((one) => one instanceof HTMLImageElement && one.alt !== '')
  const alt = shown?.getAttributeNode('alt')
  return alt ? publishedOf(alt) : undefined
}

const textsAround = (target: Element, { clientX, clientY }: MouseEvent): string[] => {
  const texts: string[] = []
  const alt = textOf(target) === '' ? altAt(clientX, clientY) : undefined
  if (alt) texts.push(oneLine(alt))
  for (let element: Element | null = target; element && texts.length < 6; element = element.parentElement) {
    const text = textOf(element)
    if (text.length > longest) break
    if (text !== '' && !texts.includes(text)) texts.push(text)
  }
  return texts
}

const tell = (tapped: Tapped) => parent.postMessage(tapped, location.origin)

const mark = (element: Element) => {
  for (const marked of document.querySelectorAll('[data-edited]')) marked.removeAttribute('data-edited')
  element.setAttribute('data-edited', '')
}

addEventListener(
  'click',
  (event) => {
    event.preventDefault()
    event.stopPropagation()
    if (!(event instanceof MouseEvent && event.target instanceof Element)) return
    // The link to this page in another language.
    const other = event.target.closest<HTMLAnchorElement>('a[hreflang]')
    if (other) return tell({ kind: 'page', address: other.pathname })
    mark(event.target)
    const texts = textsAround(event.target, event)
    if (texts.length > 0) tell({ kind: 'tapped', language: document.documentElement.lang, texts })
  },
  true,
)
addEventListener('submit', (event) => event.preventDefault(), true)

const showFile = (element: HTMLImageElement | HTMLSourceElement, file: string) => {
  element.removeAttribute('type')
  element.srcset = `/desk/api/site/pictures/${file}`
}

/** Shows the file `after` in place of `before`, whose name the build keeps before its hash. */
const showPicture = (before: string, after: string) => {
  const built = `/_astro/${before.replace(/\.\w+$/, '')}.`
  for (const element of document.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img, source')) {
    const source = sources.get(element) ?? `${element.srcset} ${element.src}`
    if (!source.includes(built)) continue
    sources.set(element, source)
    showFile(element, after)
  }
}

const all = (selector: string) => document.querySelectorAll<HTMLElement>(`main ${selector}`)

/** Removes the bands that belong to the borrowed page alone: all but its opening, its text and its last band. */
const keepOnly = (parent: Element, text: Element) => {
  for (const child of [...parent.children]) {
    if (child === text) continue
    if (child.contains(text)) keepOnly(child, text)
    else if (!child.matches('.closing-band') && !child.querySelector('h1, .closing-band')) child.remove()
  }
}

const showAdded = ({ title, lead, body, picture, category, date, readTime }: AddedPage) => {
  const text = document.querySelector('main .prose')
  const words = { h1: title, '[aria-current="page"]': title, '.lead': lead, '.badge': category, time: date }
  for (const [selector, said] of Object.entries(words)) {
    const [element] = all(selector)
    if (!element) continue
    overwrite(element, said)
  }
  const [, time] = all('.article-facts li')
  if (time) overwrite(time, (time.textContent ?? '').replace(/\d+ min/, readTime))
  for (const one of all('.city-facts, .article-facts li:nth-child(n+3)')) one.remove()
  const [shown] = all('picture, img')
  for (const element of shown?.parentElement?.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img, source') ??
    [])
    if (picture) showFile(element, picture)
  if (!text) return
  text.replaceChildren(...nodesOf(body))
  keepOnly(document.querySelector('main') ?? document.body, text)
}

addEventListener('message', ({ data, origin, source }: MessageEvent<Shown>) => {
  if (origin !== location.origin || source !== parent) return
  if (data.kind === 'added') showAdded(data)
  else if (data.kind === 'texts') showTexts(data)
  else if (data.kind === 'look') look.textContent = data.css
  else showPicture(data.before, data.after)
})

const look = document.createElement('style')
const style = document.createElement('style')
style.textContent =
  '[data-edited] { outline: 3px solid #f8ad32; outline-offset: 3px } [data-removed] { display: none !important } a, button { cursor: text }'
document.head.append(look, style)
