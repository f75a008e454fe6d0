// The only script that runs before a visitor touches anything. It is inlined into every page, so every line counts,
// and it shares no module with an island: then it would have to be loaded.
import { fetchIslandsAhead } from '../interact/fetch-ahead.ts'
import { restBehindDialogs } from '../interact/rest-behind-dialog.ts'
import { wakeIslands } from '../interact/wake-islands.ts'
import { startCountWhenVisible } from '../stats/start-count.ts'
import { bringFonts } from './late-fonts.ts'

/** How long the home page rests at its top before it scrolls to About. */
const ABOUT_SCROLL_DELAY_MS = 100
const aboutHash = '#about'
const quoteHash = '#quote'

const setHash = (hash: string) =>
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`)

const obey = (button: HTMLButtonElement) => {
  const target = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(target instanceof HTMLDialogElement)) return
  if (button.getAttribute('command') === 'close') target.close()
  else target.showModal()
}

/** Browsers from before invoker commands: the same buttons, obeyed by script. */
const obeyCommands = () => {
  if ('command' in HTMLButtonElement.prototype) return
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.hasAttribute('commandfor')) obey(button)
  })
}

/** A link of the menu closes it, also when it leads to a place on this page. */
const closeMenuOnChoice = () => {
  const menu = document.getElementById('menu')
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover()
  })
}

const openQuoteByHash = () => {
  const dialog = document.querySelector<HTMLDialogElement>('#quote-dialog')
  const open = () => {
    if (location.hash === quoteHash && !dialog?.open) dialog?.showModal()
  }
  dialog?.addEventListener('close', () => {
    if (location.hash === quoteHash) setHash('')
  })
  addEventListener('hashchange', open)
  open()
}

/** The home page opens at its top. Whoever asked for About from another page sees it start there, then scroll. */
const openHomeAtTop = () => {
  if (location.pathname !== '/') return
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

if (import.meta.env.PROD) {
  wakeIslands()
  fetchIslandsAhead()
}
restBehindDialogs()
obeyCommands()
closeMenuOnChoice()
openQuoteByHash()
openHomeAtTop()
startCountWhenVisible()
void bringFonts()
