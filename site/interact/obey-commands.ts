/**
 * Shows a dialog as open or as closed, and lets it be so when that has been painted. So soon after a tap, a focus still raises
 * the keyboard of a phone.
 */
const paintFirst = (dialog: HTMLDialogElement, look: string, then: () => void) => {
  dialog.style.cssText = look
  setTimeout(() => {
    then()
    dialog.style.cssText = ''
  }, 50)
}

/**
 * Obeys the buttons that open and close a dialog, also in browsers from before `command`. A modal makes all that is in sight
 * inert, and its end makes it live again: on a cheap phone the style of that takes longer than a tap may. A mouse has a
 * faster machine behind it, and with it a dialog is open at once.
 */
export const obeyCommands = (): void => {
  addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    event.preventDefault()
    if (dialog.open) paintFirst(dialog, 'opacity:0', () => dialog.close())
    else if (!matchMedia('(hover:none)').matches) dialog.showModal()
    else paintFirst(dialog, 'opacity:1;z-index:99;translate:0;display:block', () => dialog.showModal())
  })
}
