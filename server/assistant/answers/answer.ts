import type { Content } from '../../../content/schema/read.ts'
import type { Topic } from '../../../content/schema/topic.ts'
import type { ChatLanguage } from '../../../contract/chat-message.ts'
import type { Meant, State } from '../conversation.ts'
import type { Learned } from '../learn.ts'
import { sentencesOf } from '../rank/markdown.ts'
import type { Passage } from '../rank/passages.ts'
import type { Slots } from '../slots/slots.ts'
import { composeTopic } from './compose.ts'
import type { FactsOf } from './facts.ts'
import { serviceOf } from './job.ts'

const mostQuoted = 2
// What is asked for again is said shorter.
const mostRepeated = 2

const quote = ({ sentences, title, path }: Passage, start: number, more: string): string =>
  [...sentences.slice(start, start + mostQuoted), more.replace('{title}', title).replace('{path}', path)].join(' ')

/** Puts together what is answered to all asks of a message, in the words of content. */
export const answerer = (content: Content, passages: Learned['passages'], factsOf: FactsOf) => {
  const spoken = content.assistantTranslations

  /** The slots of each answer: where several places or services are named, a topic that takes them and counts no sum tells each. */
  const apart = ({ takes, when }: Topic, slots: Slots): Slots[] => {
    if (takes.includes('panels')) return [slots]
    if (slots.places.length > 1 && takes.includes('place'))
      return slots.places.map((place) => ({ ...slots, places: [place] }))
    const told = slots.services.filter((service) => when.some((variant) => variant.with.service?.includes(service)))
    const isTogether = told.length < 2 || (told.length === 2 && serviceOf(slots) === 'both')
    if (isTogether || !takes.includes('service')) return [slots]
    return told.map((service) => ({ ...slots, services: [service], panels: undefined, windows: undefined }))
  }

  const sayTopic = (topic: Topic, slots: Slots, language: ChatLanguage): string | undefined => {
    const each = apart(topic, slots).map((own) => composeTopic(topic, factsOf(own, language, topic)))
    return each.includes(undefined) ? undefined : [...new Set(each)].join(' ')
  }

  const sayAct = (act: Topic['act'], language: ChatLanguage): string | undefined =>
    Object.values(content.topics[language]).find((topic) => topic.act === act)?.answer

  const say = ({ slots, choice }: Meant, language: ChatLanguage): string => {
    const { handOver, offer, more } = spoken[language]
    if (choice.kind === 'handOver') return handOver
    if (choice.kind === 'act') return sayAct(choice.act, language) ?? handOver
    if (choice.kind === 'offer') {
      const names = choice.topics.flatMap((id) => content.topics[language][id]?.covers ?? [])
      const listed = new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
      return names.length > 0 ? offer.replace('{topics}', listed) : handOver
    }
    const { candidate } = choice
    if (candidate.kind === 'passage') {
      const passage = passages[language].all[candidate.id]
      return passage ? quote(passage, candidate.start, more) : handOver
    }
    const topic = content.topics[language][candidate.id]
    return (topic && sayTopic(topic, slots, language)) ?? handOver
  }

  /** Nothing is said twice: neither within an answer nor, word for word, right after it was said. */
  return (meant: readonly Meant[], language: ChatLanguage, { lastAnswer }: State): string => {
    const { handOver } = spoken[language]
    const all = [...new Set(meant.map((one) => say(one, language)))]
    const own = all.filter((one) => one !== handOver && !all.some((other) => other !== one && other.includes(one)))
    const text = (own.length > 0 ? own : all).join('\n\n')
    if (text !== lastAnswer) return text
    const [first = [], ...more] = text.split('\n\n').map(sentencesOf)
    // Of several houses or questions none is left out.
    if (more.length > 0) return [first, ...more].map((part) => part.slice(0, mostRepeated).join(' ')).join('\n\n')
    const shorter = first.slice(0, Math.min(mostRepeated, first.length - 1)).join(' ')
    return shorter || (sayAct('again', language) ?? handOver)
  }
}
