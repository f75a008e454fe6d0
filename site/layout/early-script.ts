// The script that runs on every page before a visitor touches anything. It is inlined, so every line counts, and it
// shares no module with an island or with another page's script: then that would have to be loaded.
import { fetchIslandsAhead } from '../interact/fetch-ahead.ts'
import { obeyCommands } from '../interact/obey-commands.ts'
import { restBehindDialogs } from '../interact/rest-behind-dialog.ts'
import { wakeBands } from '../interact/wake-bands.ts'
import { wakeIslands } from '../interact/wake-islands.ts'
import { bringLateFile } from './late-file.ts'
import { bringFonts } from './late-fonts.ts'
import { painted } from './painted.ts'

const quoteHash = '#quote'

/** A link of the menu closes it, also when it leads to a place on this page. */
const closeMenuOnChoice = () => {
  const menu = document.querySelector<HTMLElement>('#menu')
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover()
  })
}

const openQuoteByHash = () => {
  const dialog = document.querySelector<HTMLDialogElement>('#quote-dialog')
  const open = () => {
    if (location.hash === quoteHash) dialog?.showModal()
  }
  dialog?.addEventListener('close', () => {
    if (location.hash === quoteHash) history.replaceState(history.state, '', location.href.split('#')[0])
  })
  addEventListener('hashchange', open)
  open()
}

const isPainted = painted()
const late = isPainted.then(bringLateFile)
if (import.meta.env.PROD) {
  wakeIslands(late)
  fetchIslandsAhead()
}
restBehindDialogs()
obeyCommands()
closeMenuOnChoice()
openQuoteByHash()
void isPainted.then(() => wakeBands(late, bringFonts()))
