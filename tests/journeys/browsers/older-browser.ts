import type { Page } from 'playwright-core'

/** Removes built-ins that are newer than the oldest supported browsers, such as `AbortSignal.timeout`. */
export const withoutBuiltIns = (page: Page) =>
  page.addInitScript(() => {
    const remove = (owner: object, names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name)
    }
    remove(AbortSignal, ['timeout', 'any'])
    remove(Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'])
    remove(String.prototype, ['isWellFormed', 'toWellFormed'])
    remove(Promise, ['withResolvers', 'try'])
    remove(Object, ['groupBy'])
    remove(Map, ['groupBy'])
    remove(URL, ['canParse', 'parse'])
    remove(HTMLFormElement.prototype, ['requestSubmit'])
    remove(Document.prototype, ['adoptedStyleSheets', 'startViewTransition'])
    remove(CSSStyleSheet.prototype, ['replaceSync', 'replace'])
  })

/** Removes popovers and command buttons, attributes and selectors, as in Safari before 17. */
export const withoutPopovers = async (page: Page): Promise<void> => {
  await page.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      const tags = html.replace(/<(?!style|script)[a-z][^>]*>/g, (tag) =>
        tag.replace(/ (popover(?:target)?|command|closedby)=/g, ' data-unknown-$1='),
      )
      await route.fulfill({ response, body: tags })
    },
  )
  await page.addInitScript(() => {
    const names = ['popover', 'showPopover', 'hidePopover', 'togglePopover']
    for (const name of names) Reflect.deleteProperty(HTMLElement.prototype, name)
    for (const name of ['command', 'commandForElement', 'popoverTargetElement'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name)
    const refuse = (selector: string) => {
      if (/:popover-open|:modal/.test(selector)) throw new DOMException(`'${selector}' is not valid`, 'SyntaxError')
    }
    for (const name of ['matches', 'closest', 'querySelector'] as const) {
      const native = Element.prototype[name]
      Object.defineProperty(Element.prototype, name, {
        value(this: Element, selector: string) {
          refuse(selector)
          return Reflect.apply(native, this, [selector])
        },
      })
    }
    const inDocument = document.querySelector.bind(document)
    Object.defineProperty(document, 'querySelector', {
      value(selector: string) {
        refuse(selector)
        return inDocument(selector)
      },
    })
  })
}

/** Removes dialogs, as in Firefox 97. */
export const withoutDialogs = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['showModal', 'show', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name)
    Reflect.deleteProperty(window, 'HTMLDialogElement')
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command')
  })

/** Ignores the `signal` option of listeners, as in Chrome 87. */
export const withoutListenerSignals = (page: Page) =>
  page.addInitScript(() => {
    const native = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function listen(type, listener, options) {
      if (typeof options === 'object') {
        const { signal: _ignored, ...known } = options
        return native.call(this, type, listener, known)
      }
      return native.call(this, type, listener, options)
    }
  })

/** Wraps every text node in <font>, now and later, as browser translators do. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wrap = (text: Node) => {
      const parent = text.parentElement
      if (
        !(text instanceof Text) ||
        !parent ||
        parent.closest('script, style, textarea, svg, font') ||
        !text.textContent?.trim()
      )
        return
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
    const textsIn = (root: Node) => {
      const texts: Node[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode)
      return texts
    }
    const wrapAll = (root: Node) => {
      for (const text of root.nodeType === Node.TEXT_NODE ? [root] : textsIn(root)) wrap(text)
    }
    wrapAll(document.body)
    new MutationObserver((records) => {
      for (const record of records) for (const node of record.addedNodes) if (node.isConnected) wrapAll(node)
    }).observe(document.body, { childList: true, subtree: true })
  })

/** Adds a node beside each field, as password managers do. */
export const addPasswordManager = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea')) field.after(document.createElement('div'))
  })
