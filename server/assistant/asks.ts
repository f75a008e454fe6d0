import type { ChatLanguage } from '../../contract/chat-message.ts'
import type { Ask, Candidate } from './conversation.ts'
import { namedSlots } from './dialogue/named-slots.ts'
import type { Topics } from './rank/learn-ranking.ts'
import type { Rank } from './rank/ranker.ts'
import type { Slots } from './slots/slots.ts'
import { clausesOf, sentencesOf } from './text/clauses.ts'
import { wordsOf } from './text/words.ts'

/** How sure a part of a message must be to stand for a question of its own. */
const ownAsk = 0.4
/** What stands beside a question without being one must be this plain. */
const toldAsk = 0.9
const mostAsks = 3

type Reading = { text: string; ranked: readonly Candidate[] }

type Parts = {
  rank: Rank
  topics: Readonly<Record<ChatLanguage, Topics>>
  readSlots: (text: string, language: ChatLanguage) => Slots
  isOnlySlots: (text: string, language: ChatLanguage) => boolean
  isAdding: (text: string, language: ChatLanguage) => boolean
}

/** Splits a message into what it asks. What is only told beside a question is no ask, but its slots count for all. */
export const askReader = ({ rank, topics, readSlots, isOnlySlots, isAdding }: Parts) => {
  const best = ({ ranked: [first] }: Reading) => (first?.kind === 'topic' ? first : undefined)

  const hasAct = (one: Reading, language: ChatLanguage) => topics[language][best(one)?.id ?? '']?.act !== undefined

  const kindOf = (id: string | undefined, language: ChatLanguage) =>
    id === undefined ? undefined : topics[language][id]?.kind

  const parted = (texts: readonly string[], language: ChatLanguage): Reading[] => {
    const readings = texts
      .filter((text) => wordsOf(text).length > 1 || text.endsWith('?'))
      .map((text) => ({ text, ranked: rank(text, language) }))
    const hasQuestion = readings.some(({ text }) => text.endsWith('?'))
    const sure = readings.filter((reading) => {
      const top = best(reading)
      const kind = kindOf(top?.id, language)
      const needed = hasQuestion && !reading.text.endsWith('?') ? toldAsk : ownAsk
      // "No wait, 28 panels" says no to nothing.
      return (
        top !== undefined && top.share >= needed && kind !== 'told' && kind !== 'courtesy' && !hasAct(reading, language)
      )
    })
    const takes = (one: Reading): readonly string[] => topics[language][best(one)?.id ?? '']?.takes ?? []
    // "On a weekday" is no question of its own beside one that takes a day.
    const isTaken = (one: Reading) =>
      isOnlySlots(one.text, language) &&
      sure.some(
        (other) =>
          other !== one && namedSlots(readSlots(one.text, language)).every((slot) => takes(other).includes(slot)),
      )
    const own = sure.filter((one) => !isTaken(one))
    return own.filter((one, at) => own.findIndex((other) => best(other)?.id === best(one)?.id) === at)
  }

  return (message: string, language: ChatLanguage): Ask[] => {
    const whole: Reading = { text: message, ranked: rank(message, language) }
    const sentences = sentencesOf(message)
    const apart = sentences.length > 1 ? parted(sentences, language) : []
    const clauses = apart.length > 1 ? [] : parted(sentences.flatMap(clausesOf), language)
    const several = apart.length > 1 ? apart : clauses.length > 1 ? clauses : []
    const [single = whole] = apart.length === 1 ? apart : []
    const isClearer =
      (best(single)?.share ?? 0) > (best(whole)?.share ?? 0) ||
      ['told', 'courtesy'].includes(kindOf(best(whole)?.id, language) ?? '')
    const chosen = several.length > 1 ? several.slice(0, mostAsks) : [isClearer ? single : whole]
    const slots = readSlots(message, language)
    return chosen.map(({ text, ranked }) => {
      const top = ranked[0]
      const act = top?.kind === 'topic' && top.share >= ownAsk ? topics[language][top.id]?.act : undefined
      return {
        text,
        ranked,
        slots,
        act: act ?? 'ask',
        isOnlySlots: isOnlySlots(text, language),
        isAdding: isAdding(text, language),
      }
    })
  }
}
