import type { Talk } from '../../../content/schema/assistant.ts'
import type { AnswerFacts } from '../answers/facts.ts'
import type { TopicId } from '../conversation.ts'

type Step = Talk['steps'][number]

const isOpen = ({ needs, of }: Step, conditions: AnswerFacts['conditions']): boolean =>
  (needs === undefined || conditions[needs] === 'none') && (of.length === 0 || of.includes(conditions.service))

/** The next step of the guided talk that a topic belongs to: the first whose slot is still unknown and that was not asked yet. */
export const nextStep = (
  talks: Readonly<Record<string, Talk>>,
  topic: TopicId | undefined,
  conditions: AnswerFacts['conditions'],
  said: ReadonlySet<string>,
): Step | undefined => {
  const talk = Object.values(talks).find(({ topics }) => topic !== undefined && topics.includes(topic))
  const step = talk?.steps.find((one) => isOpen(one, conditions))
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
