import type { ComponentProps } from 'react'
import { AnswerText } from './AnswerText.tsx'
import { paragraphsOf, typographic } from './answer-parts.ts'
import type { ChatWords } from './chat-words.ts'
import type { ChatMessage } from './conversation.ts'

interface ChatBubbleProps {
  message: ChatMessage
  words: ChatWords
  onFollow?: ComponentProps<'a'>['onClick']
}

/** One message. Only the assistant's messages get links. */
export function ChatBubble({ message: { text, isBot, lang }, words, onFollow }: ChatBubbleProps) {
  // The greeting and the fallback are shown exactly as the profile has them.
  const shown = [words.greeting, words.fallback].includes(text) ? text : typographic(text)
  return (
    <div className="chat-bubble" data-from={isBot ? 'assistant' : 'visitor'}>
      <span className="hidden-visually">{isBot ? words.assistant : words.visitor}: </span>
      <div lang={lang}>
        {paragraphsOf(shown).map((paragraph) => (
          <p key={paragraph.place}>
            {isBot ? (
              <AnswerText text={paragraph.text} contacts={words.contacts} onFollow={onFollow} />
            ) : (
              paragraph.text
            )}
          </p>
        ))}
      </div>
    </div>
  )
}
