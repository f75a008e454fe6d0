const canGoBack = () => document.referrer.startsWith(`${location.origin}/`) && history.length > 1

/** Makes a link home lead to the page before this one instead, where this site has shown one. */
export const startBack = () => {
  document.querySelector('[data-back]')?.addEventListener('click', (event) => {
    if (!canGoBack()) return
    event.preventDefault()
    history.back()
  })
}
