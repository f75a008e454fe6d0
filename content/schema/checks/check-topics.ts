import type { Mistake } from '../content-error.ts'
import { lineWith } from '../read-text.ts'
import type { Topic } from '../topic.ts'

/** Checks that every topic in `next` has a file. `names` are all topics, including those with mistakes. */
export const checkTopics = (
  root: string,
  language: string,
  topics: Readonly<Record<string, Topic>>,
  names: readonly string[],
): Mistake[] =>
  Object.entries(topics).flatMap(([id, { next }]) => {
    const path = `${language}/assistant/topics/${id}.yaml`
    return next
      .filter((name) => !names.includes(name))
      .map((name) => ({
        path,
        line: lineWith(root, path, 'next:'),
        field: 'next',
        what: `there is no file "${name}.yaml" beside this one: correct the name, or take it out`,
      }))
  })
