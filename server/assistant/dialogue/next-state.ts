import type { ChatLanguage } from '../../../contract/chat-message.ts'
import type { Meant, State, TopicId } from '../conversation.ts'

/** The topics that a message was answered with. */
export const topicsOf = (meant: readonly Meant[]): TopicId[] =>
  meant.flatMap(({ choice }) =>
    choice.kind === 'answer' && choice.candidate.kind === 'topic' ? [choice.candidate.id] : [],
  )

/** What the next message goes on from. A question that was dropped leaves nothing behind. */
export const nextState = (before: State, meant: readonly Meant[], language: ChatLanguage, text: string): State => {
  const isDropped = meant.some(({ choice }) => choice.kind === 'act' && choice.act === 'drop')
  const answered = topicsOf(meant)
  return {
    language,
    slots: isDropped ? undefined : (meant.at(-1)?.slots ?? before.slots),
    topics: isDropped ? [] : answered.length > 0 ? answered : before.topics,
    offered: meant.flatMap(({ choice }) => (choice.kind === 'offer' ? choice.topics : [])),
    lastAnswer: text,
  }
}
