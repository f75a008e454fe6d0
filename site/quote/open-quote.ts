import type { ChatContact } from '../../contract/chat-message.ts'
import { link } from '../link.ts'
import { modalWith } from '../ui/modal.ts'
import { addNote } from './add-note.ts'

/** The id that every quote button names in `commandfor`. */
export const quoteDialogId = 'quote-dialog'

/** Whether the chat was put into the form's note on this page. */
export const hasShownChat = (form: HTMLFormElement): boolean => form.querySelector('textarea[data-chat]') !== null

/**
 * Opens the quote dialog from an island, as its buttons do without script; a note is put into its note field, below what
 * the visitor wrote there, and contact data into the fields that are still empty. The page that is the form has no dialog:
 * there its first field is focused. A browser without dialogs is led to that page.
 */
export const openQuote = (note?: string, contact: ChatContact = {}) => {
  const form = (document.getElementById(quoteDialogId) ?? document).querySelector('.quote-form')
  const dialog = modalWith(quoteDialogId)
  const field = form?.querySelector<HTMLTextAreaElement>('textarea[name="note"]')
  if (note && field) {
    field.value = addNote(field.value, note)
    field.dataset.chat = 'shown'
  }
  for (const name of ['name', 'phone', 'email'] as const) {
    const input = form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    const known = contact[name]
    if (input?.value === '' && known !== undefined) input.value = known
  }
  if (dialog) {
    if (!dialog.open) dialog.showModal()
  } else if (form?.closest('dialog')) location.assign(link('/quote'))
  else form?.querySelector('input')?.focus()
}
