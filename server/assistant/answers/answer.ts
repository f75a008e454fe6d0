import type { Content } from '../../../content/schema/read.ts'
import type { SlotName, Topic } from '../../../content/schema/topic.ts'
import type { ChatLanguage } from '../../../contract/chat-message.ts'
import type { Ask, Meant, State } from '../dialogue/dialogue-state.ts'
import { hasSaid } from '../dialogue/go-on.ts'
import type { Slots } from '../slots/slots.ts'
import { answerSentences } from '../text/answer-sentences.ts'
import { isSaid } from '../text/is-said.ts'
import { wordsOf } from '../text/word-tokens.ts'
import { asksWhether, sentencesSaid, shortened, withoutOpening, withoutSaid } from '../wording.ts'
import type { AnswerFacts, FactsOf } from './facts.ts'
import { serviceOf } from './job-of-slots.ts'
import { notOfferedReader } from './not-offered.ts'

/** Sentences per question when a message asks several. */
const mostOfSeveral = 2
/** Words from which a message counts as a story. */
const storyWords = 12

const blank = /\{(\w+)\}/g

/** Answers without a total that an earlier one says. */
const withoutSameSum = (answers: readonly string[]): string[] =>
  answers.map((one, at) => {
    const before = answers.slice(0, at).join()
    const isNew = (sentence: string) => !(sentence.match(/\*\*\$[^*]+\*\*/g) ?? []).some((sum) => before.includes(sum))
    const kept = one.split('\n\n').map((paragraph) => answerSentences(paragraph).filter(isNew).join(' '))
    return kept.filter(Boolean).join('\n\n')
  })

/** A text with its tokens filled; undefined if a value is missing. */
const filled = (text: string, values: AnswerFacts['values']): string | undefined => {
  const names = [...text.matchAll(blank)].map(([, name = '']) => name)
  if (names.some((name) => values[name] === undefined)) return undefined
  return text
    .replace(blank, (_, name: string) => values[name] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim()
}

const fits = (
  { says, with: wanted }: Topic['when'][number],
  conditions: AnswerFacts['conditions'],
  ask: string,
): boolean =>
  (says.length === 0 || isSaid(says, ask)) &&
  Object.entries(wanted).every(([name, values]) => {
    const known = conditions[name as SlotName]
    return Array.isArray(values) ? values.includes(known) : values === known
  })

// A capitalized name after such a word: "Do you serve Tulsa?"
const unknownTown = /\b(?:in|to|near|about|serve|cover|en|a|hasta|atienden)\s+(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2})/u

/** Slots for a topic about towns: of an ask that names none of the known ones, the town of an earlier ask is not meant. */
const withAskedTown = (topic: Topic, { ask, slots }: Meant, asked: string): Slots => {
  if (!topic.bare.includes('place') || ask.slots.places.length > 0 || hasSaid(topic, asked)) return slots
  const [, name] = unknownTown.exec(asked) ?? []
  return { ...slots, places: name ? [{ name, kind: 'unsure' }] : [] }
}

/** `isUnknown`: the text says that the business publishes nothing about it; `isRefused`: that it does not offer it now. */
type Said = { text: string; isUnknown: boolean; isRefused?: boolean }

/** A topic's answer to an ask, for these facts: the first variant that fits and can be filled, else its default. */
const composeTopic = (topic: Topic, { conditions, values }: AnswerFacts, ask: string): Said | undefined => {
  for (const { answer, unknown } of [...topic.when.filter((variant) => fits(variant, conditions, ask)), topic]) {
    const text = answer === undefined ? undefined : filled(answer, values)
    if (text !== undefined) return { text, isUnknown: unknown === true }
  }
  return undefined
}

const isOfDayOff = ({ with: { day = [] } }: Topic['when'][number]): boolean => [day].flat().includes('off')

/** Slots per answer: a topic that takes places or services and shows no sum answers each of several separately. */
const apart = ({ takes, when }: Topic, slots: Slots): Slots[] => {
  if (when.some((variant) => variant.with.price !== undefined)) return [slots]
  if (slots.places.length > 1 && takes.includes('place'))
    return slots.places.map((place) => ({ ...slots, places: [place] }))
  const told = slots.services.filter((service) => when.some((variant) => variant.with.service?.includes(service)))
  const service = serviceOf(slots)
  const isTogether = told.length < 2 || service === 'commercial' || (told.length === 2 && service === 'both')
  if (isTogether || !takes.includes('service')) return [slots]
  return told.map((service) => ({ ...slots, services: [service], panels: undefined, windows: undefined }))
}

/** Composes the answer to all asks of a message from the content's words. */
export const answerer = (content: Content, factsOf: FactsOf) => {
  const spoken = content.assistantTranslations
  const notOffered = notOfferedReader(content)

  const sayTopic = (
    topic: Topic,
    meant: Meant,
    language: ChatLanguage,
    after: string,
    asked: string,
  ): Said | undefined => {
    const each = apart(topic, withAskedTown(topic, meant, asked)).flatMap(
      (own) => composeTopic(topic, factsOf(own, language, { topic, after }), asked) ?? [],
    )
    if (each.length < 2) return each[0]
    // Two towns share sentences.
    const text = [...new Set(each.flatMap((one) => answerSentences(one.text)))].join(' ')
    return { text, isUnknown: each.some(({ isUnknown }) => isUnknown) }
  }

  const sayAct = (act: Topic['act'], language: ChatLanguage): string | undefined =>
    Object.values(content.topics[language]).find((topic) => topic.act === act)?.answer

  /** That the business is closed on the day off which an ask names; undefined for another day. */
  const sayClosed = ({ slots }: Ask, language: ChatLanguage): string | undefined => {
    if (!slots.isDayOff) return undefined
    const topic = Object.values(content.topics[language]).find(({ when }) => when.some(isOfDayOff))
    return topic && composeTopic(topic, factsOf(slots, language, { topic, after: 'none' }), '')?.text
  }

  /** Undefined if the ask is not understood. */
  const say = (meant: Meant, language: ChatLanguage, after: string, isAlone: boolean): Said | undefined => {
    const { ask, choice } = meant
    const fixed = ask.said ?? (choice.kind === 'act' ? sayAct(choice.act, language) : undefined)
    if (fixed !== undefined) return { text: fixed, isUnknown: false }
    const topic = choice.kind === 'answer' ? content.topics[language][choice.id] : undefined
    const off = notOffered(meant, topic, language)
    if (off) {
      const left = off.left && say(off.left, language, after, isAlone)
      return { text: [off.text, left?.text].filter(Boolean).join('\n\n'), isUnknown: false, isRefused: !left }
    }
    const closed = sayClosed(ask, language)
    if (choice.kind === 'choose' && closed !== undefined) return { text: closed, isUnknown: false }
    // Words of a lone ask may be in another clause: "you came last week and one panel has a crack".
    const said = topic && sayTopic(topic, meant, language, after, isAlone ? ask.message : ask.text)
    if (closed !== undefined && said && topic?.kind === 'answer') {
      const isOfDay =
        topic.takes.some((name) => name === 'day' || name === 'relativeDay') && !topic.takes.includes('panels')
      return isOfDay ? { text: closed, isUnknown: false } : { ...said, text: `${said.text}\n\n${closed}` }
    }
    return said && (asksWhether(ask.text, language) ? said : { ...said, text: withoutOpening(said.text) })
  }

  /** A short sympathetic sentence in reply to a story. */
  const heard = (meant: readonly Meant[], language: ChatLanguage): string | undefined => {
    const text = meant[0]?.ask.message ?? ''
    if (wordsOf(text).length < storyWords) return undefined
    return spoken[language].heard.find((one) => isSaid(one.words, text))?.say
  }

  const unanswered = (meant: readonly Meant[], language: ChatLanguage): string => {
    const { handOver, outside, choose } = spoken[language]
    const kinds = meant.map(({ choice }) => choice)
    const isOutside = kinds.some(({ kind }) => kind === 'outside')
    const isChoice = kinds.some((one) => one.kind !== 'act' && one.others.length > 0)
    return isOutside ? outside : isChoice ? choose : handOver
  }

  return (meant: readonly Meant[], language: ChatLanguage, { said, topics, lastAsk, lastText }: State) => {
    const after = topics.at(-1) ?? 'none'
    const each = meant.flatMap((one) => say(one, language, after, meant.length === 1) ?? [])
    const isUnknown = each.some((one) => one.isUnknown)
    const isRefused = each.some((one) => one.isRefused)
    const all = [...new Set(each.map(({ text }) => text))]
    if (all.length === 0) return { text: unanswered(meant, language), isAnswered: false, isUnknown, isRefused }
    const parts = all.length > 1 ? withoutSameSum(all.map((one) => shortened(one, mostOfSeveral))) : all
    const whole = parts.join('\n\n')
    const isRepeated = sentencesSaid(whole).every((sentence) => said.has(sentence))
    const short = isRepeated ? shortened(whole, mostOfSeveral) : withoutSaid(whole, said)
    const isSame = isRepeated && (lastAsk === meant[0]?.ask.message || lastText === short)
    const more = sayAct('more', language) ?? ''
    const [nothingMore = ''] = answerSentences(more)
    // Not three turns in a row.
    const isThird = isRepeated && nothingMore !== '' && lastText === `${short} ${nothingMore}`
    const text = isThird ? more : isSame ? `${short} ${nothingMore}`.trim() : short
    const story = heard(meant, language)
    return {
      text: story === undefined || said.has(story) ? text : `${story} ${text}`,
      isAnswered: true,
      isUnknown,
      isRefused,
    }
  }
}
