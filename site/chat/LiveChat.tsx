import words from 'virtual:chat-words'
import { Chat } from './Chat.tsx'

/** The chat of this site, in the words of its content. */
export function LiveChat() {
  return <Chat words={words} />
}
