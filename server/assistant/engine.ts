import type { Talk } from '../../content/schema/assistant-words.ts'
import type { Content } from '../../content/schema/read.ts'
import {
  type ChatContact,
  type ChatLanguage,
  type ChatLink,
  inChatLanguages,
  siteLanguage,
} from '../../contract/chat-message.ts'
import { priceList } from '../../pricing/price-list.ts'
import { dayAt } from '../desk/wall-clock.ts'
import type { Answer } from './answer-engine.ts'
import { answerer } from './answers/answer.ts'
import { factsReader } from './answers/facts.ts'
import { isIn } from './answers/not-offered.ts'
import { askReader } from './asks.ts'
import { contactIn, isOnlyName, withoutContact } from './contact.ts'
import { dangerSense } from './danger/sense-danger.ts'
import { type Meant, noState, type State, type TopicId, type Topics } from './dialogue/dialogue-state.ts'
import { hasSaid, thresholds } from './dialogue/go-on.ts'
import { merge } from './dialogue/merge.ts'
import { namedSlots } from './dialogue/named-slots.ts'
import { addsTo, gibberish, onlySlots } from './dialogue/only-slots.ts'
import { isStory, nextStep, talkAnswers, talkOf } from './dialogue/talks.ts'
import type { Learned } from './knowledge.ts'
import { ranker } from './rank/ranker.ts'
import { gazetteer } from './slots/gazetteer.ts'
import { ownPhrases, ownWorkReader } from './slots/read-own-work.ts'
import { readSlots } from './slots/read-slots.ts'
import { correctorOf } from './text/correct-spelling.ts'
import { languageAsked, languageReader } from './text/language.ts'
import { sentencesSaid } from './wording.ts'

// Earlier turns that a follow-up can refer to.
const turnsBefore = 5
/** Most follow-up questions of an answer. */
const mostNext = 2

/** An answer with follow-ups, the topics it was understood to be about, and the next likely ones. */
export type Reply = Required<Pick<Answer, 'next' | 'links'>> &
  Answer & { topics: readonly TopicId[]; near: readonly TopicId[] }

const topicsOf = (meant: readonly Meant[]): TopicId[] =>
  meant.flatMap(({ choice }) => (choice.kind === 'answer' ? [choice.id] : []))

/** Topics offered beside or instead of an unsure answer. */
const othersOf = (meant: readonly Meant[]): TopicId[] =>
  meant.flatMap(({ choice }) => (choice.kind === 'act' ? [] : [...choice.others]))

const complaintIn =
  (topics: Topics) =>
  ({ choice }: Meant): boolean =>
    choice.kind === 'answer' && topics[choice.id]?.kind === 'complaint'

/** True for an ask that is not understood, or answered by a guess. A request for a joke is understood. */
const isDoubtful = ({ ask, choice }: Meant): boolean =>
  choice.kind === 'answer'
    ? choice.others.length > 0 && !ask.ranked.some(({ id, share }) => id === choice.id && share >= thresholds.sure)
    : choice.kind !== 'outside'

/** A complaint alone, if the message or the chat began with it: an angry visitor is not sold to. A count is answered. */
const apartFromComplaint = (meant: readonly Meant[], { topics: before }: State, topics: Topics): readonly Meant[] => {
  const isComplaint = complaintIn(topics)
  const [first] = meant
  const isBegun = (first && isComplaint(first)) || topics[before.at(-1) ?? '']?.kind === 'complaint'
  const complaints = meant.filter(isComplaint)
  return isBegun && complaints.length > 0 && first?.ask.slots.panels === undefined ? complaints : meant
}

/** Links beside the follow-up questions. */
const linksOf = (
  { call, quote, contact: form }: Content['assistant']['links'],
  { contact, isUnsure, talk }: { contact: ChatContact | undefined; isUnsure: boolean; talk: Talk | undefined },
): ChatLink[] => {
  if (contact) return [form]
  if (isUnsure) return [call, quote]
  return talk?.link ? [{ call, quote }[talk.link]] : []
}

type ReplyOptions = {
  picked?: readonly TopicId[]
  pageLanguage?: ChatLanguage | undefined
}

/** Answers messages from content. Danger is checked before: see `danger/`. */
export const openEngine = (known: Content, learned: Learned, now = () => new Date()) => {
  const list = priceList(known)
  const phrases = ownPhrases(known, list)
  const topics = inChatLanguages((code) =>
    Object.fromEntries(
      Object.entries(known.topics[code])
        .filter(([id]) => !learned.replaced?.[code][id])
        .map(([id, topic]) => [
          id,
          topic.about === 'gutters' ? { ...topic, surely: [...topic.surely, ...phrases] } : topic,
        ]),
    ),
  )
  const content: Content = { ...known, topics }
  const spoken = content.assistantTranslations
  const places = gazetteer(content)
  const [onlyLanguage = siteLanguage, ...others] = content.chatLanguages
  const languageOf = others.length > 0 ? languageReader(learned.languages, places) : () => onlyLanguage
  const correct = correctorOf(learned.languages, places)
  const rank = ranker(learned.models, correct, learned)
  const senseIn = dangerSense(ranker(learned.danger, correct), correct)
  const { daysOff, timeZone } = content.business
  const calendar = { daysOff, today: () => dayAt(timeZone, now()) }
  const factsOf = factsReader(content, list, calendar)
  const answer = answerer(content, factsOf)
  const slotsIn = ownWorkReader(content, list, (text, language) =>
    readSlots(text, language, { gazetteer: places, list, calendar }),
  )
  const readAsks = askReader({
    rank,
    topics,
    talks: { en: talkAnswers(spoken.en.talks), es: talkAnswers(spoken.es.talks) },
    isOnlySlots: onlySlots(places, learned.languages),
    isAdding: addsTo(places),
    isGibberish: gibberish(places, learned.languages),
    readSlots: slotsIn,
  })
  const { notOffered = [] } = content.pricing
  /** False for a button that names a service which is not offered now. */
  const isOffered = (label: string, language: ChatLanguage) =>
    notOffered.length === 0 || !slotsIn(label, language).services.some((service) => isIn(notOffered, service))

  /** One turn: language, asks, merging, answer, and the next state. */
  const turn = (state: State, typed: string, picked: readonly TopicId[] = []) => {
    const found = contactIn(typed)
    const message = found ? withoutContact(typed) : typed
    const asked = languageAsked(message)
    // "In Spanish, please" wants the last answer again.
    const isAgain = asked !== undefined && asked !== state.language && state.topics.length > 0
    const language = isAgain ? asked : languageOf(message, state.language)
    const words = spoken[language]
    const all = readAsks(message, language).map((ask) =>
      merge(state, isAgain ? { ...ask, act: 'more' } : ask, {
        topics: topics[language],
        picked,
        isOtherLanguage: language !== state.language,
      }),
    )
    const meant = apartFromComplaint(all, state, topics[language])
    const answered = topicsOf(meant)
    const said = answer(meant, language, state)
    const [last] = answered.slice(-1)
    const topic = last === undefined ? undefined : topics[language][last]
    const slots = meant.at(-1)?.slots ?? state.slots
    const talk = last !== undefined && said.isAnswered && !said.isRefused ? talkOf(words.talks, last) : undefined
    const conditions = talk && topic && slots && factsOf(slots, language, { topic, after: 'none' }).conditions
    const step =
      talk &&
      conditions &&
      nextStep(talk, { conditions, isStory: isStory(message) || hasSaid(topic, message), said: state.said })
    // "Call me after 4 about windows" with a number wants the call.
    const isRequest = meant.every(({ ask }) => ask.isTelling && ask.slots.panels === undefined)
    const isTold = said.isAnswered && othersOf(meant).length === 0 && !isRequest
    // Somebody who says their name with a question wants the answer.
    const contact = said.isAnswered && isOnlyName(found) ? undefined : found
    const told = !contact ? [said.text] : isTold ? [said.text, words.contact] : [words.contact]
    const text = [...told, ...(step ? [step.say] : [])].join('\n\n')
    const usual = said.isAnswered ? [] : words.usual
    const others = contact ? [] : [...othersOf(meant), ...usual]
    const own = contact ? [] : answered.flatMap((id) => topics[language][id]?.next ?? [])
    const besides = contact ? [] : meant.flatMap(({ ask }) => ask.beside)
    const labelsOf = (ids: readonly TopicId[]) =>
      [...new Set(ids)]
        .filter((id) => !answered.includes(id) && !state.topics.includes(id))
        .flatMap((id) => topics[language][id]?.question ?? [])
        .filter((label) => isOffered(label, language))
    const labels = labelsOf([...besides, ...others, ...own])
    const choices = step?.choices.map(({ text }) => text).filter((label) => isOffered(label, language))
    const isGuess = !contact && (!said.isAnswered || others.length > 0)
    const isUnsure = isGuess && !talk
    // "You cleaned here in May" complains of nothing.
    const isTrouble = meant.some(complaintIn(topics[language])) && hasSaid(topic, message)
    const isDropped = meant.some(({ choice }) => choice.kind === 'act' && choice.act === 'drop')
    const used = [...meant.flatMap(({ ask }) => namedSlots(ask.slots)), ...(topic?.takes ?? [])]
    const isOfDay = used.some((name) => name === 'day' || name === 'time' || name === 'relativeDay')
    const isAmong = answered.length > 1 || meant.some(({ ask }) => ask.isAdding)
    const [named] = meant.at(-1)?.ask.slots.services ?? []
    // "Are the screens in the window price? There are 14."
    const isOfScreens = named === 'screens' && topic?.takes.includes('panels') === false
    const priced = isAmong || topic?.about === 'other' ? undefined : isOfScreens ? named : topic?.about
    const about = priced && !isIn(notOffered, priced) ? priced : undefined
    const next: State = {
      language,
      slots: isDropped ? undefined : slots && about ? { ...slots, services: [about] } : slots,
      idleDay: isOfDay ? 0 : state.idleDay + 1,
      topics: isDropped ? [] : answered.length > 0 ? answered : state.topics,
      offered: said.isAnswered ? [] : othersOf(meant),
      lastAsk: message,
      lastText: said.text,
      said: new Set([...state.said, ...sentencesSaid(text)]),
    }
    const reply: Reply = {
      text,
      lang: language,
      isAnswered: said.isAnswered || contact !== undefined,
      isUnknown: said.isUnknown,
      isUnsure: (isGuess && meant.some(isDoubtful)) || meant.some(complaintIn(topics[language])),
      isGuess: said.isAnswered && !isTrouble,
      next: choices ? [...labelsOf(besides), ...choices] : isUnsure ? labels : labels.slice(0, mostNext),
      links: linksOf(words.links, { contact, isUnsure, talk }),
      contact,
      topics: answered,
      near: meant.flatMap(({ ask }) => ask.ranked.map(({ id }) => id)),
    }
    return { next, reply }
  }

  const reply = (
    message: string,
    earlier: readonly string[] = [],
    { picked = [], pageLanguage }: ReplyOptions = {},
  ): Reply => {
    const start: State = { ...noState, language: pageLanguage }
    const before = earlier.slice(-turnsBefore).reduce((state, said) => turn(state, said).next, start)
    return turn(before, message, picked).reply
  }

  /** The dangers that a message and its sentences sound like. */
  const sense = (message: string, pageLanguage?: ChatLanguage) => senseIn(message, languageOf(message, pageLanguage))

  return { reply, sense }
}

export type Engine = ReturnType<typeof openEngine>
