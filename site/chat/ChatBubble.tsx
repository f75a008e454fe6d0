import type { ComponentProps } from 'react'
import { AnswerText } from './AnswerText.tsx'
import { paragraphsOf } from './answer-parts.ts'
import type { ChatWords } from './chat-words.ts'
import type { ChatMessage } from './conversation.ts'

interface ChatBubbleProps extends ComponentProps<'div'> {
  message: ChatMessage
  words: ChatWords
  onFollow?: ComponentProps<'a'>['onClick']
}

/** One message. Links are made only of what the assistant says. */
export function ChatBubble({ message: { text, isBot, lang }, words, onFollow, ...rest }: ChatBubbleProps) {
  return (
    <div className="chat-bubble" data-from={isBot ? 'assistant' : 'visitor'} {...rest}>
      <span className="hidden-visually">{isBot ? words.assistant : words.visitor}: </span>
      <div lang={lang}>
        {paragraphsOf(text).map((paragraph) => (
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
