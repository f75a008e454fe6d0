import { ContentError } from '../content-error.ts'
import { readText } from '../read-text.ts'
import type { Topic } from '../topic.ts'
import { lineWith } from './line-with.ts'

/** Checks that every topic that an answer leads to has a file. The first mistake is a `ContentError`. */
export const checkTopics = (root: string, language: string, topics: Readonly<Record<string, Topic>>): void => {
  for (const [id, { next }] of Object.entries(topics)) {
    const unknown = next.find((name) => !Object.hasOwn(topics, name))
    if (unknown === undefined) continue
    const path = `${language}/assistant/topics/${id}.yaml`
    throw new ContentError(
      `content/${path}, line ${lineWith(readText(root, path), 'next:')}: next: there is no file "${unknown}.yaml" beside this one: correct the name, or take it out.`,
    )
  }
}
