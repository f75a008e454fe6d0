import type { ChatLanguage } from '../../contract/chat-message.ts'
import type { embeddedEngine } from '../../server/assistant/embedded-engine.ts'
import { random } from './generate.ts'
import { faultsOf, openSets, type Question, readQuestions } from './questions.ts'

type Engine = Pick<ReturnType<typeof embeddedEngine>, 'reply' | 'languageOf'>
export type Joined = { question: string; parts: Question[] }

const sets: readonly string[] = openSets.filter((set) => !/hostile|out-of-scope|typos/.test(set))
// Whoever writes more has told a story, and not asked one thing of several.
const mostWords = 14
// Small talk asks for nothing, and what a business pays is another price.
const unfit = /hello|hola|thx|thanks|gracias|office|company|business|store|warehouse|commercial|packing|negocio|tienda/i
const severalParts = /combin|several|hostile|out|typo|smalltalk/i
const links: Record<ChatLanguage, readonly string[]> = {
  en: ['? ', ' and ', ', and ', '? Also, ', ', also '],
  es: ['? ', ' y ', ', y ', '? También, ', ', también '],
}

const lowered = (text: string): string => (/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))

/** The questions of the set that ask one thing, and are well answered when they stand alone. */
const singleQuestions = ({ reply, languageOf }: Engine, language: ChatLanguage): Question[] =>
  sets.flatMap(readQuestions).filter((one) => {
    const { question, before, must, topic } = one
    const isShort = question.split(/\s+/).length <= mostWords && question.split(/[.?!]\s/).length === 1
    if (before.length > 0 || must.length === 0 || !isShort || unfit.test(question) || severalParts.test(topic))
      return false
    return languageOf(question) === language && faultsOf(one, reply(question)).length === 0
  })

/** Messages that ask several things: questions of the set, joined at random, as people join them. */
export const joinQuestions = (engine: Engine, language: ChatLanguage, count: number, each: number): Joined[] => {
  const singles = singleQuestions(engine, language)
  const next = random(count * each)
  const pick = <Item>(list: readonly Item[]): Item | undefined => list[Math.floor(next() * list.length)]
  return Array.from({ length: count }, () => {
    const parts = Array.from({ length: each }, () => pick(singles)).filter((part) => part !== undefined)
    const link = pick(links[language]) ?? ''
    const texts = parts.map(({ question }) => question.replace(/[?.!]+$/, ''))
    return { question: `${texts.map((text, at) => (at > 0 ? lowered(text) : text)).join(link)}?`, parts }
  })
}

/** What the answer to a joined question leaves out. That we do not know may be said of the rest as well. */
export const leftOut = ({ parts }: Joined, answer: string): string[] =>
  parts
    .flatMap((part) => faultsOf({ ...part, mustNot: [] }, answer))
    .filter((fault) => !(/do not know|no information|no lo s/i.test(fault) && /I cannot answer|no lo s/.test(answer)))
