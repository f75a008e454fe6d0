/** Makes a link home lead to the page before this one instead, where this site has shown one. */
export const startBack = (page: Document) => {
  page.querySelector('[data-back]')?.addEventListener('click', (event) => {
    const cameFromHere = page.referrer !== '' && new URL(page.referrer).origin === location.origin
    if (!cameFromHere || history.length < 2) return
    event.preventDefault()
    history.back()
  })
}
