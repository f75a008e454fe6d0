import type { Talk } from '../../../content/schema/assistant-words.ts'
import type { AnswerFacts } from '../answers/facts.ts'
import { wordsOf } from '../text/word-tokens.ts'
import type { TopicId } from './dialogue-state.ts'

type Step = Talk['steps'][number]

/** Most words of a message that tells no story. */
const fewWords = 4

export const isStory = (message: string): boolean => wordsOf(message).length > fewWords

type Told = { conditions: AnswerFacts['conditions']; isStory: boolean; said: ReadonlySet<string> }

const isOpen = ({ needs, of, afterFewWords }: Step, { conditions, isStory: hasTold }: Told): boolean =>
  (needs === undefined || conditions[needs] === 'none') &&
  (of.length === 0 || of.includes(conditions.service)) &&
  !(afterFewWords && hasTold)

/** The guided talk of a topic. */
export const talkOf = (talks: Readonly<Record<string, Talk>>, topic: TopicId): Talk | undefined =>
  Object.values(talks).find(({ topics }) => topics.includes(topic))

/** Next step of a talk: the first with an unknown slot that was not asked yet. */
export const nextStep = ({ steps }: Talk, told: Told): Step | undefined => {
  const step = steps.find((one) => isOpen(one, told))
  return step && !told.said.has(step.say) ? step : undefined
}

/** Looks up the answer to a button of a guided talk; undefined if the button is read as a typed message. */
export const talkAnswers = (talks: Readonly<Record<string, Talk>>) => {
  const answers = Object.values(talks).flatMap(({ topics, steps }) =>
    steps.flatMap(({ choices }) =>
      choices.flatMap(({ text, answer }) =>
        answer === undefined ? [] : [[text, { id: topics[0] ?? '', answer }] as const],
      ),
    ),
  )
  return new Map(answers)
}
