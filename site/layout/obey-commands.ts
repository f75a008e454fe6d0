import { link } from '../link.ts'
import { modalWith } from '../ui/modal.ts'

/** Obeys the buttons that open and close a dialog in browsers from before `command`. Without dialogs they lead to the page with the form. */
export const obeyCommands = (): void => {
  if ('command' in HTMLButtonElement.prototype) return
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null
    if (!button) return
    const dialog = modalWith(button.getAttribute('commandfor') ?? '')
    if (!dialog) location.assign(link('/quote'))
    else if (dialog.open) dialog.close()
    else dialog.showModal()
  })
}
