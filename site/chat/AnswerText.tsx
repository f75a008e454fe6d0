import type { ComponentProps } from 'react'
import { Kept } from '../ui/text/Kept.tsx'
import { answerParts } from './answer-parts.ts'
import type { ChatWords } from './chat-words.ts'

interface AnswerTextProps extends Pick<ChatWords, 'contacts'> {
  text: string
  onFollow?: ComponentProps<'a'>['onClick']
}

/** A paragraph of an answer with its links and bold words. A link to another site sends no referrer. */
export function AnswerText({ text, contacts, onFollow }: AnswerTextProps) {
  let read = 0
  return answerParts(text, contacts).map((part) => {
    read += part.text.length
    const words = part.href ? (
      <a key={read} href={part.href} rel={part.href.startsWith('https:') ? 'noreferrer' : undefined} onClick={onFollow}>
        {part.text}
      </a>
    ) : (
      <Kept key={read} text={part.text} />
    )
    return part.isStrong ? <strong key={read}>{words}</strong> : words
  })
}
