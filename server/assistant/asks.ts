import type { ChatLanguage } from '../../contract/chat-message.ts'
import type { Ask, Candidate, TopicId, Topics } from './dialogue/dialogue-state.ts'
import { hasSaid } from './dialogue/go-on.ts'
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
/** The same for a clause worded as a question. */
const wordedAsk = 0.5
/** Least probability at which such a clause that is not answered gets a button. */
const buttonAsk = 0.15
const mostAsks = 3
/** A question of at most so many words, not worded as one, belongs to the statement before it. */
const fragmentWords = 2

/** A sentence or clause, and whether its sentence is a question. */
type Part = { text: string; isAsked: boolean }
type Reading = { text: string; ranked: readonly Candidate[] }

/** "Are you insured; how do I pay?" asks twice. */
const wholeOf =
  (message: string) =>
  (text: string): Part => ({ text, isAsked: text.endsWith('?') || (!/[.!]$/.test(text) && message.endsWith('?')) })
/** A last word alone is part of the clause before it: "panels and windows?". */
const clausesIn = (sentence: string): Part[] => {
  const clauses = clausesOf(sentence)
  const [last = ''] = clauses.slice(-1)
  const before = clauses.at(-2)
  const joined =
    before !== undefined && wordsOf(last).length === 1
      ? [...clauses.slice(0, -2), sentence.slice(sentence.lastIndexOf(before))]
      : clauses
  return joined.map((text) => ({ text, isAsked: sentence.endsWith('?') }))
}

/** Probability that a part needs to be an ask. A statement beside a question is none. */
const neededOf = ({ text, isAsked, isWorded: isOwn }: Part & { isWorded: boolean }, hasQuestion: boolean): number => {
  if (text.endsWith('?')) return ownAsk
  if (isOwn) return wordedAsk
  return isAsked || !hasQuestion ? besideAsk : 1
}

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

  const parted = (texts: readonly Part[], language: ChatLanguage): { own: Reading[]; beside: TopicId[] } => {
    const readings = texts
      .filter(({ text }) => wordsOf(text).length > 1 || text.endsWith('?'))
      .map((part) => ({
        ...part,
        isWorded: isQuestion(withoutPreamble(part.text, language), language),
        ranked: rank(part.text, language),
      }))
    const hasQuestion = readings.some(({ text }) => isWorded(text, language) || text.endsWith('?'))
    const sure = readings.filter((reading) => {
      const top = best(reading)
      const topic = top && topics[language][top.id]
      // "Are you still coming?" beside another question complains of nothing.
      const isVague = topic?.kind === 'complaint' && !hasSaid(topic, reading.text)
      // "No wait, 28 panels" does not deny anything.
      return (
        top !== undefined &&
        top.share >= neededOf(reading, hasQuestion) &&
        topic?.kind !== 'told' &&
        topic?.kind !== 'courtesy' &&
        !isVague &&
        !hasAct(reading, language)
      )
    })
    const takes = (one: Reading): readonly string[] => topics[language][best(one)?.id ?? '']?.takes ?? []
    // "On a weekday" is not an ask beside a question that takes a day.
    const isTaken = (one: Reading) => {
      const named = isTelling(one.text.replace(/[?]/g, ''), language) ? namedSlots(readSlots(one.text, language)) : []
      const isTakenBy = (other: Reading) => other !== one && named.every((slot) => takes(other).includes(slot))
      return named.length > 0 && sure.some(isTakenBy)
    }
    const asked = sure.filter((one) => !isTaken(one))
    const own = asked.filter((one, at) => asked.findIndex((other) => best(other)?.id === best(one)?.id) === at)
    const isLikely = (one: (typeof readings)[number]) =>
      (one.isWorded || one.isAsked) && !own.includes(one) && (best(one)?.share ?? 0) >= buttonAsk
    const beside = readings.filter((one) => isLikely(one) && kindOf(best(one)?.id, language) === 'answer')
    return { own, beside: beside.flatMap((one) => best(one)?.id ?? []) }
  }

  return (message: string, language: ChatLanguage): Ask[] => {
    const slots = readSlots(message, language)
    const askOf = (
      { text, ranked }: Reading,
      isFresh = false,
      beside: readonly TopicId[] = [],
      isLone = false,
    ): Ask => {
      const top = ranked[0]
      const act = top && top.share >= ownAsk ? topics[language][top.id]?.act : undefined
      return {
        text,
        message,
        ranked,
        slots,
        act: act ?? 'ask',
        isOnlySlots: isOnlySlots(text, language),
        // A lone ask may have lost its "and": "and also the windows?".
        isAdding: isAdding(isLone ? message : text, language),
        isTelling: isTelling(text, language),
        isReferring: refersBack(text, language),
        isPriced: isSaid(vocabularies[language].prices, text),
        isWorded: isWorded(text, language),
        isGibberish: isGibberish(text),
        isFresh,
        beside,
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
    const whole = sentences.length > 1 ? parted(sentences.map(wholeOf(asking)), language) : { own: [], beside: [] }
    const parts = parted(sentences.flatMap(clausesIn), language)
    const apart = whole.own
    const clauses = apart.length > 1 && parts.own.length <= apart.length ? [] : parts.own
    const several = clauses.length > 1 ? clauses : apart.length > 1 ? apart : []
    const asked = clauses.length === 1 ? clauses.filter(({ text }) => isQuestion(text, language)) : []
    const [single = entire] = apart.length === 1 ? apart : asked
    const isOther = best(single)?.id !== best(entire)?.id
    const isSure = (best(entire)?.share ?? 0) >= ownAsk && kindOf(best(entire)?.id, language) === 'answer'
    // "It fell from 38 kWh to 9 overnight. Dirty panels??" asks about the fall.
    const isFragment = isSure && wordsOf(single.text).length <= fragmentWords && !isQuestion(single.text, language)
    const isClearer = !isFragment && (best(single)?.share ?? 0) > (best(entire)?.share ?? 0)
    const lone = isClearer ? (isOther && isSure && parts.beside.length > 0 ? [entire, single] : [single]) : [entire]
    const warning = several.find((one) => kindOf(best(one)?.id, language) === 'warning')
    const all = several.length > 1 ? several.slice(0, mostAsks) : lone
    // A warning is the whole answer: other asks of the message are dropped.
    const chosen = warning ? [warning] : all
    const [first = asking] = sentences.flatMap(clausesOf)
    const isFresh = first !== asking && isDrop(first, language)
    const beside = warning ? [] : parts.beside.filter((id) => !chosen.some((one) => best(one)?.id === id))
    return chosen.map((one) => askOf(one, isFresh, beside, chosen.length === 1))
  }
}
