/** The dialog with this id, if the browser can open one: Firefox 97 cannot. */
export const modalWith = (id: string): HTMLDialogElement | undefined => {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${id}`)
  return dialog && 'showModal' in dialog ? dialog : undefined
}
