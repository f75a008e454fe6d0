import { readContent } from '../../content/schema/read.ts'
import { type Knowledge, knowledgeOf } from '../assistant/knowledge.ts'

let learned: Knowledge | undefined

/** What the assistant learns from the content of the project. Learning takes seconds, so tests share it and must not change it. */
export const testKnowledge = (): Knowledge => {
  learned ??= knowledgeOf(readContent())
  return learned
}
