import type { Topic } from '../../content/schema/topic.ts'
import type { ChatLanguage } from '../../contract/chat-message.ts'
import type { Ask, Candidate, TopicId } from './dialogue/dialogue-state.ts'
import { namedSlots } from './dialogue/named-slots.ts'
import { refersBack } from './dialogue/only-slots.ts'
import type { Rank } from './rank/ranker.ts'
import type { Slots } from './slots/slots.ts'
import { vocabularies } from './slots/vocabulary.ts'
import { clausesOf, sentencesOf } from './text/clauses.ts'
import { isSaid } from './text/is-said.ts'
import { wordsOf } from './text/word-tokens.ts'
import { isQuestion, isTelling, isWorded, withoutPreamble } from './wording.ts'

/** Least probability at which a sentence counts as an ask of its own. */
const ownAsk = 0.4
/** Least probability at which "Forget that. 30 panels?" drops the earlier slots. */
const droppedAsk = 0.6
/** Least probability at which a clause beside a question counts as a second ask: "..., and can I cancel?" */
const besideAsk = 0.65
const mostAsks = 3

/** A sentence or clause, and whether its sentence is a question. */
type Part = { text: string; isAsked: boolean }
type Reading = { text: string; ranked: readonly Candidate[] }

/** "Are you insured; how do I pay?" asks twice. */
const wholeOf =
  (message: string) =>
  (text: string): Part => ({ text, isAsked: text.endsWith('?') || (!/[.!]$/.test(text) && message.endsWith('?')) })
const clausesIn = (sentence: string): Part[] =>
  clausesOf(sentence).map((text) => ({ text, isAsked: sentence.endsWith('?') }))

/** Probability that a part needs to be an ask. A statement beside a question is none. */
const neededOf = ({ text, isAsked }: Part, hasQuestion: boolean): number => {
  if (text.endsWith('?')) return ownAsk
  return isAsked || !hasQuestion ? besideAsk : 1
}

/** Topics of one language, by id. */
export type Topics = Readonly<Record<string, Topic>>

/** Answers to the buttons of guided talks, by text. */
type TalkAnswers = ReadonlyMap<string, { id: TopicId; answer: string }>

type Parts = {
  rank: Rank
  topics: Readonly<Record<ChatLanguage, Topics>>
  readSlots: (text: string, language: ChatLanguage) => Slots
  isOnlySlots: (text: string, language: ChatLanguage) => boolean
  isAdding: (text: string, language: ChatLanguage) => boolean
  isGibberish: (text: string) => boolean
  talks: Readonly<Record<ChatLanguage, TalkAnswers>>
}

/** Splits a message into asks. Statements beside a question are no asks, but their slots count for all. */
export const askReader = ({ rank, topics, readSlots, isOnlySlots, isAdding, isGibberish, talks }: Parts) => {
  // A button's text needs no ranking.
  const byQuestion = (language: ChatLanguage) =>
    new Map(Object.entries(topics[language]).flatMap(([id, { question }]) => (question ? [[question, id]] : [])))
  const questions = { en: byQuestion('en'), es: byQuestion('es') }

  const best = ({ ranked: [first] }: Reading) => first

  const hasAct = (one: Reading, language: ChatLanguage) => topics[language][best(one)?.id ?? '']?.act !== undefined

  const isDrop = (text: string, language: ChatLanguage) => {
    const top = best({ text, ranked: rank(text, language) })
    return top !== undefined && top.share >= droppedAsk && topics[language][top.id]?.act === 'drop'
  }

  const kindOf = (id: string | undefined, language: ChatLanguage) =>
    id === undefined ? undefined : topics[language][id]?.kind

  const parted = (texts: readonly Part[], language: ChatLanguage): Reading[] => {
    const readings = texts
      .filter(({ text }) => wordsOf(text).length > 1 || text.endsWith('?'))
      .map((part) => ({ ...part, ranked: rank(part.text, language) }))
    const hasQuestion = readings.some(({ text }) => text.endsWith('?'))
    const sure = readings.filter((reading) => {
      const top = best(reading)
      const kind = kindOf(top?.id, language)
      const needed = neededOf(reading, hasQuestion)
      // "No wait, 28 panels" does not deny anything.
      return (
        top !== undefined && top.share >= needed && kind !== 'told' && kind !== 'courtesy' && !hasAct(reading, language)
      )
    })
    const takes = (one: Reading): readonly string[] => topics[language][best(one)?.id ?? '']?.takes ?? []
    // "On a weekday" is not an ask beside a question that takes a day.
    const isTaken = (one: Reading) => {
      const named = isTelling(one.text.replace(/[?]/g, ''), language) ? namedSlots(readSlots(one.text, language)) : []
      const isTakenBy = (other: Reading) => other !== one && named.every((slot) => takes(other).includes(slot))
      return named.length > 0 && sure.some(isTakenBy)
    }
    const own = sure.filter((one) => !isTaken(one))
    return own.filter((one, at) => own.findIndex((other) => best(other)?.id === best(one)?.id) === at)
  }

  return (message: string, language: ChatLanguage): Ask[] => {
    const slots = readSlots(message, language)
    const askOf = ({ text, ranked }: Reading, isFresh = false): Ask => {
      const top = ranked[0]
      const act = top && top.share >= ownAsk ? topics[language][top.id]?.act : undefined
      return {
        text,
        message,
        ranked,
        slots,
        act: act ?? 'ask',
        isOnlySlots: isOnlySlots(text, language),
        isAdding: isAdding(text, language),
        isTelling: isTelling(text, language),
        isReferring: refersBack(text, language),
        isPriced: isSaid(vocabularies[language].prices, text),
        isWorded: isWorded(text, language),
        isGibberish: isGibberish(text),
        isFresh,
      }
    }
    const talk = talks[language].get(message.trim())
    const id = talk?.id ?? questions[language].get(message.trim())
    if (id !== undefined) {
      const button = askOf({ text: message, ranked: [{ id, share: 1 }] })
      return [{ ...button, isOnlySlots: false, said: talk?.answer }]
    }
    const asking = withoutPreamble(message, language)
    const entire: Reading = { text: asking, ranked: rank(asking, language) }
    const sentences = sentencesOf(asking)
    const apart = sentences.length > 1 ? parted(sentences.map(wholeOf(asking)), language) : []
    const clauses = apart.length > 1 ? [] : parted(sentences.flatMap(clausesIn), language)
    const several = apart.length > 1 ? apart : clauses.length > 1 ? clauses : []
    const asked = clauses.length === 1 ? clauses.filter(({ text }) => isQuestion(text, language)) : []
    const [single = entire] = apart.length === 1 ? apart : asked
    const isClearer = (best(single)?.share ?? 0) > (best(entire)?.share ?? 0)
    const warning = several.find((one) => kindOf(best(one)?.id, language) === 'warning')
    const all = several.length > 1 ? several.slice(0, mostAsks) : [isClearer ? single : entire]
    // A warning is the whole answer: other asks of the message are dropped.
    const chosen = warning ? [warning] : all
    const [first = asking] = sentences.flatMap(clausesOf)
    const isFresh = first !== asking && isDrop(first, language)
    return chosen.map((one) => askOf(one, isFresh))
  }
}
