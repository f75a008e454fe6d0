/** Obeys the buttons that open and close a dialog in browsers from before `command`. */
export const obeyCommands = (): void => {
  if ('command' in HTMLButtonElement.prototype) return
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (dialog.open) dialog.close()
    else dialog.showModal()
  })
}
