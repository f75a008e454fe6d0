import type { SlotName, Topic } from '../../../content/schema/topic.ts'
import type { AnswerFacts } from './facts.ts'

const blank = /\{(\w+)\}/g

/** A text with its blanks filled; undefined where one has nothing to be filled with. */
const filled = (text: string, values: AnswerFacts['values']): string | undefined => {
  const names = [...text.matchAll(blank)].map(([, name = '']) => name)
  if (names.some((name) => values[name] === undefined)) return undefined
  return text
    .replace(blank, (_, name: string) => values[name] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim()
}

const fits = (wanted: Topic['when'][number]['with'], conditions: AnswerFacts['conditions']): boolean =>
  Object.entries(wanted).every(([name, values]) => {
    const known = conditions[name as SlotName]
    return Array.isArray(values) ? values.includes(known) : values === known
  })

/** What a topic says of these facts: its first variant that fits and can be filled, else its answer. */
export const composeTopic = (topic: Topic, { conditions, values }: AnswerFacts): string | undefined => {
  for (const variant of topic.when) {
    const text = fits(variant.with, conditions) ? filled(variant.answer, values) : undefined
    if (text !== undefined) return text
  }
  return topic.answer === undefined ? undefined : filled(topic.answer, values)
}
