const canGoBack = (page: Document) =>
  'navigation' in globalThis
    ? navigation.canGoBack
    : page.referrer.startsWith(`${location.origin}/`) && history.length > 1

/** Makes a link home lead to the page before this one instead, where this site has shown one. */
export const startBack = (page: Document) => {
  page.querySelector('[data-back]')?.addEventListener('click', (event) => {
    if (!canGoBack(page)) return
    event.preventDefault()
    history.back()
  })
}
