import { quoteFields } from '../../contract/quote-fields.ts'
import { keptText } from './kept-text.ts'
import type { Answers } from './unsent/unsent.ts'

const campaign = keptText('campaign', () => sessionStorage)

/** The chat of this visit, as a note for the owner. */
export const chatNote = keptText('chat-note', () => sessionStorage)

/**
 * Fields about the visit: campaign words, and the chat unless the form has shown it, because then the visitor decided
 * what to send.
 */
export const visitDirectives = (note: string, hasShownChat: boolean): Answers => {
  const [words, chat] = [campaign.read(), chatNote.read()]
  const [title = ''] = chat?.split('\n', 1) ?? []
  return [
    ...(words ? [[quoteFields.campaign, words] as const] : []),
    ...(chat && !hasShownChat && !note.includes(title) ? [[quoteFields.chat, chat] as const] : []),
  ]
}
