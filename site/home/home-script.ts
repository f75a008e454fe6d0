// What only the home page does before a visitor touches anything. It is inlined: see ../layout/page-script.ts.

/** How long the home page rests at its top before it scrolls to About. */
const ABOUT_SCROLL_DELAY_MS = 100
const aboutHash = '#about'

const setHash = (hash: string) =>
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`)

/** The home page opens at its top. Whoever asked for About from another page sees it start there, then scroll. */
const openHomeAtTop = () => {
  history.scrollRestoration = 'manual'
  if (location.hash && location.hash !== aboutHash) return
  const about = location.hash ? document.getElementById('about') : null
  if (about) setHash('')
  scrollTo({ top: 0, behavior: 'instant' })
  if (!about) return
  setTimeout(() => {
    setHash(aboutHash)
    about.scrollIntoView() // smooth, unless the style sheet hears that the visitor wants less motion
  }, ABOUT_SCROLL_DELAY_MS)
}

openHomeAtTop()
