import type { Talk } from '../../../content/schema/assistant.ts'
import type { AnswerFacts } from '../answers/facts.ts'
import type { TopicId } from '../conversation.ts'

type Step = Talk['steps'][number]

const isOpen = ({ needs, of }: Step, conditions: AnswerFacts['conditions']): boolean =>
  (needs === undefined || conditions[needs] === 'none') && (of.length === 0 || of.includes(conditions.service))

/** The guided talk of a topic. */
export const talkOf = (talks: Readonly<Record<string, Talk>>, topic: TopicId): Talk | undefined =>
  Object.values(talks).find(({ topics }) => topics.includes(topic))

/** Next step of a talk: the first with an unknown slot that was not asked yet. */
export const nextStep = (
  { steps }: Talk,
  conditions: AnswerFacts['conditions'],
  said: ReadonlySet<string>,
): Step | undefined => {
  const step = steps.find((one) => isOpen(one, conditions))
  return step && !said.has(step.say) ? step : undefined
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
