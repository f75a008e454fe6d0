/** Opens a dialog; a browser without dialogs is led to the page that does the same (`data-page`). */
export const openDialog = (dialog: HTMLDialogElement | null): void => {
  if (!dialog || dialog.open) return
  if (typeof dialog.showModal === 'function') dialog.showModal()
  else location.assign(dialog.getAttribute('data-page') ?? '')
}

/** Obeys the buttons that open and close a dialog in browsers from before `command`. */
export const obeyCommands = (): void => {
  if ('command' in HTMLButtonElement.prototype) return
  addEventListener('click', ({ target }) => {
    const id = target instanceof Element && target.closest('[commandfor]')?.getAttribute('commandfor')
    const dialog = id ? document.querySelector<HTMLDialogElement>(`#${id}`) : null
    if (dialog?.open) dialog.close()
    else openDialog(dialog)
  })
}
