import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { typographic } from './answer-parts.ts'
import { ChatBubble } from './ChatBubble.tsx'
import type { ChatWords } from './chat-words.ts'
import { type Conversation, nextQuestions } from './conversation.ts'

interface ChatLogProps {
  words: ChatWords
  conversation: Conversation
  onFollow: ComponentProps<'a'>['onClick']
  onSuggestion: (text: string) => void
  onSendAgain: () => void
}

// A keyboard can scroll only an element that takes focus.
const scrollsByKey = { tabIndex: 0 }

/** The messages so far. A screen reader reads each new one aloud. */
export function ChatLog({ words, conversation, onFollow, onSuggestion, onSendAgain }: ChatLogProps) {
  const { messages, loading, unanswered } = conversation
  const log = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)?.id
  const links = loading ? [] : (messages.at(-1)?.links ?? [])
  const suggestions = messages.length === 1 ? words.suggestions : loading ? [] : nextQuestions(conversation)

  // Scrolls the last question to the top, so that a long answer is read from its beginning.
  useLayoutEffect(() => {
    if (!log.current || (newest === 0 && !loading)) return
    const last = [...log.current.querySelectorAll<HTMLElement>('[data-from="visitor"]')].at(-1)
    if (last) log.current.scrollTop = last.offsetTop - parseFloat(getComputedStyle(log.current).paddingTop)
  }, [newest, loading])

  return (
    <div ref={log} className="chat-log" role="log" aria-live="polite" aria-label={words.log} {...scrollsByKey}>
      {messages.map((message) => (
        <ChatBubble key={message.id} message={message} words={words} onFollow={onFollow} />
      ))}
      {loading && (
        <p className="chat-bubble chat-typing" data-from="assistant">
          <i />
          <i />
          <i />
          <span className="hidden-visually">{words.typing}</span>
        </p>
      )}
      {suggestions.length + links.length > 0 && (
        <ul className="chat-suggestions" lang={messages.at(-1)?.lang}>
          {suggestions.map((text) => (
            <li key={text}>
              <button className="chat-chip" type="button" onClick={() => onSuggestion(text)}>
                {typographic(text)}
              </button>
            </li>
          ))}
          {links.map(({ label, href }) => (
            <li key={href}>
              <a className="chat-chip" data-variant="way" href={href} onClick={onFollow}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {unanswered && !loading && (
        <button className="chat-chip" type="button" onClick={onSendAgain}>
          {words.sendAgain}
        </button>
      )}
    </div>
  )
}
