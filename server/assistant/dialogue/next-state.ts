import type { Topic } from '../../../content/schema/topic.ts'
import type { ChatLanguage } from '../../../contract/chat-message.ts'
import type { Meant, State, TopicId } from '../conversation.ts'
import type { Topics } from '../rank/learn-ranking.ts'
import type { Slots } from '../slots/slots.ts'

/** The topics that a message was answered with. */
export const topicsOf = (meant: readonly Meant[]): TopicId[] =>
  meant.flatMap(({ choice }) =>
    choice.kind === 'answer' && choice.candidate.kind === 'topic' ? [choice.candidate.id] : [],
  )

/** Behind an answer about screens, "how much?" asks for these. */
const spokenOf = (slots: Slots | undefined, topic: Topic | undefined): Slots | undefined =>
  slots && topic?.about ? { ...slots, services: [topic.about] } : slots

/** What the next message goes on from. A question that was dropped leaves nothing behind. */
export const nextState = (
  before: State,
  meant: readonly Meant[],
  { language, text, topics }: { language: ChatLanguage; text: string; topics: Topics },
): State => {
  const isDropped = meant.some(({ choice }) => choice.kind === 'act' && choice.act === 'drop')
  const answered = topicsOf(meant)
  return {
    language,
    slots: isDropped ? undefined : spokenOf(meant.at(-1)?.slots ?? before.slots, topics[answered.at(-1) ?? '']),
    topics: isDropped ? [] : answered.length > 0 ? answered : before.topics,
    offered: meant.flatMap(({ choice }) => (choice.kind === 'offer' ? choice.topics : [])),
    lastAsk: meant.map(({ ask }) => ask.text).join(' '),
    lastAnswer: text,
  }
}
