import { readContent } from '../../content/schema/read.ts'
import { secondBusiness } from '../../tests/second-business.ts'
import { type Knowledge, knowledgeOf } from '../assistant/knowledge.ts'

const learned = new Map<string, Knowledge>()

/** Training result for a content folder. Training takes seconds, so tests share it and must not change it. */
export const testKnowledge = (root: string = secondBusiness): Knowledge => {
  const known = learned.get(root) ?? knowledgeOf(readContent({ root }))
  learned.set(root, known)
  return known
}
