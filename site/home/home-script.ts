// What only the home page does before a visitor touches anything. It is inlined: see ../layout/page-script.ts.

/** How long the home page rests at its top before it scrolls to About. */
const ABOUT_SCROLL_DELAY_MS = 100
const aboutHash = '#about'

const setAddress = (address: string) => history.replaceState(history.state, '', address)

/** True for whoever comes back by the browser's Back or Forward: they find the place where they were. */
const comesBack = () => {
  const [visit] = performance.getEntriesByType('navigation')
  return visit?.toJSON().type === 'back_forward'
}

/** The home page opens at its top. Whoever asked for About from another page sees it start there, then scroll. */
const openHomeAtTop = () => {
  // The entry in the history remembers this, so it is set back for whoever returns.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  if (comesBack()) return
  history.scrollRestoration = 'manual'
  if (location.hash && location.hash !== aboutHash) return
  const about = location.hash ? document.getElementById('about') : null
  if (about) setAddress(location.pathname + location.search)
  scrollTo({ top: 0, behavior: 'instant' })
  if (!about) return
  setTimeout(() => {
    setAddress(aboutHash)
    about.scrollIntoView() // smooth, unless the style sheet hears that the visitor wants less motion
  }, ABOUT_SCROLL_DELAY_MS)
}

/** The catch of light in the hero shines on the photograph, not on the empty place before it. */
const shineWithPicture = () => {
  const photo = document.querySelector<HTMLElement>('.hero-photo')
  const picture = photo?.querySelector<HTMLImageElement>('.hero-clean img')
  const shine = () => photo?.setAttribute('data-shown', '')
  picture?.decode().then(shine, shine)
}

openHomeAtTop()
shineWithPicture()
