// Functions that run in the page, with access only to their arguments and browser APIs.

/** Where the first visible element of `css` with this text can be pressed, or why it cannot. */
export const placeOf = async (css: string, text: string) => {
  const element = [...document.querySelectorAll(css)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent?.includes(text),
  )
  if (!element) return { problem: 'not visible' }
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  }
  const before = middle()
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
  const { x, y } = middle()
  if (x !== before.x || y !== before.y) return { problem: 'moving' }
  const top = document.elementFromPoint(x, y)
  if (!top) return { problem: 'outside the viewport' }
  return element.contains(top) ? { x, y } : { problem: `covered by ${top.outerHTML.slice(0, 200)}` }
}

/** Texts of all visible elements of `css`. */
export const textsOf = (css: string): string[] =>
  [...document.querySelectorAll(css)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent ?? '')

/**
 * Replaces every text node by a copy in `<font>`, now and later, as browser translators do: what a script then writes into
 * the old node is not shown.
 */
export const translate = (): void => {
  const wrap = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, textarea, svg')) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    text.replaceWith(outer)
    outer.append(inner)
    inner.append(text.data)
  }
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = [root]
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) if (text instanceof Text) wrap(text)
  }
  wrapAll(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) wrapAll(node)
  }).observe(document.body, { childList: true, subtree: true })
}
