/** The dialog with this id; undefined in a browser without dialogs (Firefox 97). */
export const modalWith = (id: string): HTMLDialogElement | undefined => {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${id}`)
  return dialog && 'showModal' in dialog ? dialog : undefined
}
