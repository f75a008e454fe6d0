/** Opens a dialog; a browser without dialogs is led to the page that does the same (`data-page`). */
export const openDialog = (dialog: HTMLElement): void => {
  if (!('showModal' in dialog)) location.assign(dialog.dataset.page ?? '')
  else if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

/** Obeys the buttons that open and close a dialog in browsers from before `command`. */
export const obeyCommands = (): void => {
  if ('command' in HTMLButtonElement.prototype) return
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!dialog) return
    if ('showModal' in dialog && dialog instanceof HTMLDialogElement && dialog.open) dialog.close()
    else openDialog(dialog)
  })
}
