/** The id that every quote button names in `commandfor`. */
export const quoteDialogId = 'quote-dialog'

/** Opens the quote dialog from an island, as its buttons do without script; a note is put into its note field. */
export const openQuote = (note?: string) => {
  const dialog = document.getElementById(quoteDialogId)
  if (!(dialog instanceof HTMLDialogElement)) return
  const field = dialog.querySelector<HTMLTextAreaElement>('textarea[name="note"]')
  if (note && field) field.value = note
  if (!dialog.open) dialog.showModal()
}
