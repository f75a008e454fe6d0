// The script that runs on every page before a visitor touches anything. It is inlined, so it is kept short.
import { link } from '../link.ts'
import { modalWith } from '../ui/modal.ts'
import { loadFonts } from './load-fonts.ts'
import { obeyCommands } from './obey-commands.ts'
import { offerLanguage } from './offer-language.ts'
import { runMenu } from './run-menu.ts'

const quoteHash = '#quote'

// The dialog is looked up each time: React replaces it where something has changed the page before it hydrates.
const openQuoteByHash = () => {
  const open = () => {
    if (location.hash !== quoteHash || !document.querySelector('#quote-dialog')) return
    const dialog = modalWith('quote-dialog')
    if (!dialog) location.replace(link('/quote'))
    else if (!dialog.open) dialog.showModal()
  }
  const forgetHash = ({ target }: Event) => {
    if (location.hash === quoteHash && target === modalWith('quote-dialog'))
      history.replaceState(history.state, '', location.href.split('#')[0])
  }
  document.addEventListener('close', forgetHash, true)
  addEventListener('hashchange', open)
  open()
}

obeyCommands()
runMenu()
openQuoteByHash()
offerLanguage()
loadFonts()
