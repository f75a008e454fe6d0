import type { ShownTexts } from '../../contract/desk/edit-page.ts'
import { nodesOf } from './markdown-nodes.ts'
import { type NewTexts, newTexts } from './new-texts.ts'

/** Published value of each changed text and attribute. The server looks up a tapped text by its published value. */
const published = new Map<Node, string>()
/** Published child nodes of elements whose links or emphasis have changed. */
const replaced = new Map<Element, Node[]>()
/** Longest text of a block that can be tapped. */
export const longest = 4_000

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const readable = ['alt', 'aria-label', 'placeholder', 'title']

export const publishedOf = (node: Node): string => published.get(node) ?? node.nodeValue ?? ''

const textNodesIn = (element: Element): Node[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: Node[] = []
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.matches('script, style')) nodes.push(walker.currentNode)
  return nodes
}

export const textOf = (element: Element): string => {
  const old = replaced.get(element)
  return oneLine(
    old ? old.map(({ textContent }) => textContent).join('') : textNodesIn(element).map(publishedOf).join(''),
  )
}

const put = (node: Node, text: string) => {
  const before = publishedOf(node)
  if (before === text) return
  published.set(node, before)
  node.nodeValue = text
}

/** Replaces the text of an element and keeps icons and other child elements. */
const spread = (nodes: readonly Node[], text: string, change: (node: Node, text: string) => void) => {
  const [first, ...others] = nodes.filter((node) => publishedOf(node).trim())
  if (first)
    change(
      first,
      publishedOf(first).replace(publishedOf(first).trim(), () => text),
    )
  for (const node of others) change(node, '')
}

/** Replaces a text for good, on the page that a new one borrows its layout from. */
export const overwrite = (element: Element, text: string): void =>
  spread(textNodesIn(element), text, (node, now) => {
    published.delete(node)
    node.nodeValue = now
  })

const markdown = /\*\*|\]\(|^#{1,6} |^[-*] /m
const isElement = (node: Node | string | undefined): node is Element => node instanceof Element

/** The words of a text, without its Markdown. */
const wordsOf = (text: string): string => {
  if (!markdown.test(text)) return text
  return oneLine(
    nodesOf(text)
      .map((node) => (isElement(node) ? node.textContent : node))
      .join(' '),
  )
}

const write = (element: Element, after: string, within: NewTexts['within']): void => {
  const nodes = textNodesIn(element)
  const words = wordsOf(after)
  if (oneLine(nodes.map((node) => within(publishedOf(node))).join('')) === oneLine(words)) {
    for (const node of nodes) put(node, within(publishedOf(node)))
    return
  }
  const [block] = markdown.test(after) ? nodesOf(after) : []
  if (isElement(block) && block.children.length > 0 && /^(?:P|LI|H\d)$/.test(element.tagName)) {
    replaced.set(element, [...element.childNodes])
    element.replaceChildren(...block.childNodes)
    return
  }
  spread(nodes, words, put)
}

/** True for an element with several children and no text of its own, such as name and trade: each child is its own field. */
const isComposed = ({ childNodes }: Element) => {
  const said = [...childNodes].filter(({ textContent }) => textContent?.trim())
  return said.length > 1 && said.every((node) => node instanceof Element)
}

const innermost = (element: Element, text: string): Element => {
  const inner = [...element.children].find((child) => textOf(child) === text)
  return inner ? innermost(inner, text) : element
}

const restore = () => {
  for (const [element, nodes] of replaced) element.replaceChildren(...nodes)
  for (const [node, text] of published) node.nodeValue = text
  replaced.clear()
  published.clear()
  for (const one of document.querySelectorAll('[data-removed]')) one.removeAttribute('data-removed')
}

/** Shows the page as it reads with these texts. */
export const showTexts = (shown: ShownTexts): void => {
  restore()
  const { removed } = shown
  const { whole, within } = newTexts(shown)
  const done = new Set<Node>()
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.isConnected || (element.textContent?.length ?? 0) > longest) continue
    const nodes = textNodesIn(element)
    if (nodes.length === 0 || nodes.some((node) => done.has(node))) continue
    const text = textOf(element)
    const [after, target] = [whole(text), innermost(element, text)]
    if (after === undefined || isComposed(target)) continue
    write(target, after, within)
    for (const node of [...nodes, ...textNodesIn(element)]) done.add(node)
  }
  for (const node of textNodesIn(document.body)) if (!done.has(node)) put(node, within(publishedOf(node)))
  for (const element of document.querySelectorAll('[alt], [aria-label], [placeholder], [title]'))
    for (const name of readable) {
      const attribute = element.getAttributeNode(name)
      if (attribute) put(attribute, wordsOf(whole(attribute.value) ?? '') || within(attribute.value))
    }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const address = link.getAttributeNode('href')
    if (address && /^(?:tel|sms|mailto):/.test(address.value)) put(address, within(address.value))
    if (removed.includes(link.pathname)) (link.closest('li') ?? link).setAttribute('data-removed', '')
  }
}
