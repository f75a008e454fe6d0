/** Opens a dialog. A browser without dialogs goes to the page in `data-page`, which has the same form. */
export const openDialog = (dialog: HTMLDialogElement | null): void => {
  if (!dialog || dialog.open) return
  if (typeof dialog.showModal === 'function') dialog.showModal()
  else location.assign(dialog.getAttribute('data-page') ?? '')
}

/** Runs the `command` buttons of dialogs in browsers without `command`. */
export const obeyCommands = (): void => {
  if ('command' in HTMLButtonElement.prototype) return
  addEventListener('click', ({ target }) => {
    const id = target instanceof Element && target.closest('[commandfor]')?.getAttribute('commandfor')
    const dialog = id ? document.querySelector<HTMLDialogElement>(`#${id}`) : null
    if (dialog?.open) dialog.close()
    else openDialog(dialog)
  })
}
