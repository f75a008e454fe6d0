import words from 'words:chat'
import { Chat } from './Chat.tsx'

/** The chat as this site has it. */
export function SiteChat() {
  return <Chat words={words} />
}
