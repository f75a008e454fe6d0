import type { ChatContact } from '../../contract/chat-message.ts'
import { link } from '../link.ts'
import { modalWith } from '../ui/modal.ts'
import { addNote } from './add-note.ts'

/** Id in `commandfor` of every quote button. */
export const quoteDialogId = 'quote-dialog'

/** True if the form's note shows the chat. */
export const hasShownChat = (form: HTMLFormElement): boolean => form.querySelector('textarea[data-chat]') !== null

/** The note field of a quote form. */
export const noteOf = (form: HTMLFormElement | null) => form?.querySelector('textarea')

/** The button whose note is in this field; `fillNote` in the page's script wrote it. */
export const buttonOfNote = (field: { value: string } | null | undefined): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-note]')].find(({ dataset }) => dataset.note === field?.value)

/**
 * Opens the quote dialog from an island. Appends `note` to the note field and fills empty fields with `contact`.
 * Without a dialog on the page, focuses the form; without dialog support, opens the page with the form.
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
