import { plainWords } from './answer-parts.ts'
import type { ChatWords } from './chat-words.ts'
import type { ChatMessage } from './conversation.ts'

/** The most characters of a note: well below the server's limit, since a form sends each line break as two. */
const NOTE_LIMIT = 3500

type NoteWords = Pick<ChatWords, 'noteTitle' | 'noteQuestion' | 'noteAnswer'>

/** The conversation as a note for the owner beside a request. A note that is too long loses its oldest words. */
export const quoteNote = (messages: readonly ChatMessage[], words: NoteWords): string | undefined => {
  const said = messages.slice(1)
  if (said.length === 0) return undefined
  const lines = said.map(
    ({ text, isBot }) => `${isBot ? words.noteAnswer : words.noteQuestion}: ${plainWords(text).replace(/\s+/g, ' ')}`,
  )
  let note = lines.pop() ?? ''
  while (lines.length > 0 && note.length + (lines.at(-1)?.length ?? 0) < NOTE_LIMIT) note = `${lines.pop()}\n${note}`
  return `${words.noteTitle}\n${note.slice(0, NOTE_LIMIT)}`
}
