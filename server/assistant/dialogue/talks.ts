import type { Talk } from '../../../content/schema/assistant.ts'
import type { AnswerFacts } from '../answers/facts.ts'
import type { TopicId } from '../conversation.ts'

type Step = Talk['steps'][number]

const isOpen = ({ needs, of }: Step, conditions: AnswerFacts['conditions']): boolean =>
  (needs === undefined || conditions[needs] === 'none') && (of.length === 0 || of.includes(conditions.service))

/** The guided talk that a topic belongs to. */
export const talkOf = (talks: Readonly<Record<string, Talk>>, topic: TopicId): Talk | undefined =>
  Object.values(talks).find(({ topics }) => topics.includes(topic))

/** The next step of a talk: the first whose slot is still unknown, unless it was asked before. */
export const nextStep = (
  { steps }: Talk,
  conditions: AnswerFacts['conditions'],
  said: ReadonlySet<string>,
): Step | undefined => {
  const step = steps.find((one) => isOpen(one, conditions))
  return step && !said.has(step.say) ? step : undefined
}

/** What a button of a guided talk answers, by its words; undefined for one that is read as if it had been typed. */
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
