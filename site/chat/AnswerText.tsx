import type { ComponentProps } from 'react'
import { Kept } from '../ui/text/Kept.tsx'
import { answerParts } from './answer-parts.ts'
import type { ChatWords } from './chat-words.ts'

interface AnswerTextProps extends Pick<ChatWords, 'contacts'> {
  text: string
  onFollow?: ComponentProps<'a'>['onClick']
}

/** Words in which links are links and what matters stands out. What they lead to elsewhere learns nothing of this page. */
export function AnswerText({ text, contacts, onFollow }: AnswerTextProps) {
  let read = 0
  return answerParts(text, contacts).map((part) => {
    read += part.text.length
    if (part.isStrong)
      return (
        <strong key={read}>
          <Kept text={part.text} />
        </strong>
      )
    if (!part.href) return <Kept key={read} text={part.text} />
    return (
      <a key={read} href={part.href} rel={part.href.startsWith('https:') ? 'noreferrer' : undefined} onClick={onFollow}>
        {part.text}
      </a>
    )
  })
}
