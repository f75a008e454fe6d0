import { Send } from 'lucide-react'
import type { ComponentProps } from 'react'
import { chatMessageLimit } from '../../contract/chat-message.ts'
import type { ChatWords } from './chat-words.ts'

const id = 'chat-question'

interface ChatFormProps {
  ref: ComponentProps<'input'>['ref']
  words: ChatWords
  draft: string
  disabled: boolean
  onType: (draft: string) => void
  onSend: () => void
}

/** The input of the chat. Enter sends. */
export function ChatForm({ ref, words, draft, disabled, onType, onSend }: ChatFormProps) {
  return (
    <form
      className="chat-form"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <label className="hidden-visually" htmlFor={id}>
        {words.label}
      </label>
      <input
        id={id}
        ref={ref}
        value={draft}
        maxLength={chatMessageLimit}
        placeholder={words.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        disabled={disabled}
        onChange={(event) => onType(event.target.value)}
      />
      <button type="submit" aria-label={words.send} disabled={disabled}>
        <Send className="icon" aria-hidden="true" />
      </button>
    </form>
  )
}
