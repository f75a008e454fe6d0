// The script that runs on every page before a visitor touches anything. It is inlined, so it is kept short.
import { loadFonts } from './load-fonts.ts'
import { obeyCommands } from './obey-commands.ts'
import { offerLanguage } from './offer-language.ts'

const quoteHash = '#quote'

/** A link of the menu closes it, also when it leads to a place on this page; so does a window that grows past it. */
const closeMenu = () => {
  const menu = document.querySelector<HTMLElement>('#menu')
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover()
  })
  matchMedia('(width >= 60rem)').addEventListener('change', () => menu?.hidePopover())
}

const openQuoteByHash = () => {
  const dialog = document.querySelector<HTMLDialogElement>('#quote-dialog')
  const open = () => {
    if (location.hash === quoteHash && !dialog?.open) dialog?.showModal()
  }
  dialog?.addEventListener('close', () => {
    if (location.hash === quoteHash) history.replaceState(history.state, '', location.href.split('#')[0])
  })
  addEventListener('hashchange', open)
  open()
}

/**
 * A visit begins with one address: its campaign words stay in the tab for whichever page holds the form that is sent
 * (`quote/visit.ts` reads them). Their name is not imported: this script would become a file of its own.
 */
const keepCampaign = () => {
  try {
    if (/[?&]utm_/.test(location.search)) sessionStorage.setItem('campaign', location.search.slice(0, 1000))
  } catch {
    // The visitor has blocked storage.
  }
}

keepCampaign()
obeyCommands()
closeMenu()
openQuoteByHash()
offerLanguage()
loadFonts()
