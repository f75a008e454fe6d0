// The script of the home page that runs before a visitor touches anything. It is inlined: see ../layout/page-script.ts.

/** How long the home page waits at its top before it scrolls to About. */
const ABOUT_SCROLL_DELAY_MS = 100
const aboutHash = '#about'

const setAddress = (address: string) => history.replaceState(history.state, '', address)

/** True after the browser's Back or Forward, which restore the scroll position themselves. */
const comesBack = () => {
  const [visit] = performance.getEntriesByType('navigation')
  return visit?.toJSON().type === 'back_forward'
}

/** Opens the home page at its top. A link to About from another page shows the top first, then scrolls. */
const openHomeAtTop = () => {
  // The history entry remembers `scrollRestoration`: set it back for a visitor who returns, from this page or another.
  const leave = () => {
    history.scrollRestoration = 'auto'
  }
  addEventListener('click', leave)
  addEventListener('pagehide', leave)
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

/** Shows the hero's glint once the photograph has loaded. */
const shineWithPicture = () => {
  const photo = document.querySelector<HTMLElement>('.hero-photo')
  const picture = photo?.querySelector<HTMLImageElement>('.hero-clean img')
  const shine = () => photo?.setAttribute('data-shown', '')
  picture?.decode().then(shine, shine)
}

/** Keeps the button of the towns in view when they close, which moves it up. */
const followTowns = () => {
  const towns = document.querySelector<HTMLDetailsElement>('.areas-others')
  towns?.addEventListener('toggle', () => towns.open || towns.scrollIntoView({ block: 'nearest' }))
}

openHomeAtTop()
shineWithPicture()
followTowns()
