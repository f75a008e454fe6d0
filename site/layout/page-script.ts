// The script that runs on every page before a visitor touches anything. It is inlined, so it is kept short and shares
// nothing with islands: a shared file would be fetched by every page.
import { obeyCommands, openDialog } from './obey-commands.ts'
import { runMenu } from './run-menu.ts'

const quoteHash = '#quote'

// The dialog is looked up each time: React replaces it where something has changed the page before it hydrates. The hash
// is removed, so that the same link opens it again and Back does not.
const openQuoteByHash = () => {
  const open = () => {
    if (location.hash !== quoteHash) return
    const dialog = document.querySelector<HTMLDialogElement>('dialog#quote-dialog')
    if (dialog) history.replaceState(history.state, '', location.href.split('#')[0])
    openDialog(dialog)
  }
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

/** Marks the page while a dialog lies over it, so that it stays where it is. */
const markModal = () => {
  const mark = ({ target }: Event) => {
    if (target instanceof Element && target.matches('dialog'))
      document.documentElement.toggleAttribute('data-modal', target.hasAttribute('open'))
  }
  document.addEventListener('toggle', mark, true)
}

/** Puts the words of a button that has some (`data-note`) into the note of the form that it opens. */
const fillNote = () => {
  addEventListener(
    'click',
    ({ target }) => {
      const note = target instanceof Element && target.closest('[data-note]')?.getAttribute('data-note')
      const field = document.querySelector<HTMLTextAreaElement>('#quote-dialog textarea')
      if (note && field) field.value += (field.value && '\n') + note
    },
    true,
  )
}

keepCampaign()
obeyCommands()
runMenu()
openQuoteByHash()
markModal()
fillNote()
