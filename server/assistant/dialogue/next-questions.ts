import type { ChatLanguage } from '../../../contract/chat-message.ts'
import { chatNextLimit } from '../../../contract/chat-message.ts'
import type { TopicId } from '../conversation.ts'
import type { Topics } from '../rank/learn-ranking.ts'

/** The questions that these answers lead to, those of what was just spoken of left out. */
export const nextQuestions = (
  answered: readonly TopicId[],
  before: readonly TopicId[],
  topics: Topics,
): readonly string[] => {
  const led = answered.flatMap((id) => topics[id]?.next ?? [])
  const fresh = led.filter((id) => !answered.includes(id) && !before.includes(id))
  return [...new Set(fresh.flatMap((id) => topics[id]?.question ?? []))].slice(0, chatNextLimit)
}

/** Finds the topic whose question a message is, letter for letter: it was tapped, and is not to be guessed at. */
export const tappedQuestion = (topics: Readonly<Record<ChatLanguage, Topics>>) => {
  const byQuestion = (language: ChatLanguage) =>
    new Map(Object.entries(topics[language]).flatMap(([id, { question }]) => (question ? [[question, id]] : [])))
  const known = { en: byQuestion('en'), es: byQuestion('es') }
  return (message: string, language: ChatLanguage): TopicId | undefined => known[language].get(message.trim())
}
