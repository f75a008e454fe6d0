import type { ChatContact } from '../../contract/chat-message.ts'
import { addNote } from './add-note.ts'

/** The id that every quote button names in `commandfor`. */
export const quoteDialogId = 'quote-dialog'

/**
 * Opens the quote dialog from an island, as its buttons do without script; a note is put into its note field, below what
 * the visitor wrote there, and contact data into the fields that are still empty. The page that is the form has no dialog: there its first field is focused.
 */
export const openQuote = (note?: string, contact: ChatContact = {}) => {
  const dialog = document.getElementById(quoteDialogId)
  const form = (dialog ?? document).querySelector('.quote-form')
  const field = form?.querySelector<HTMLTextAreaElement>('textarea[name="note"]')
  if (note && field) field.value = addNote(field.value, note)
  for (const name of ['name', 'phone', 'email'] as const) {
    const input = form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    const known = contact[name]
    if (input?.value === '' && known !== undefined) input.value = known
  }
  if (!(dialog instanceof HTMLDialogElement)) form?.querySelector('input')?.focus()
  else if (!dialog.open) dialog.showModal()
}
