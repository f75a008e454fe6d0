import type { AnswerEngine } from '../assistant/answer-engine.ts'
import { readyEngine } from '../assistant/ready-engine.ts'
import { testKnowledge } from './test-knowledge.ts'

let engine: AnswerEngine | undefined

/** The assistant as it answers from the content of the second business; it learns when it is first asked for. */
export const testEngine = async (): Promise<AnswerEngine> => {
  engine ??= readyEngine(testKnowledge(), {}, { warn: () => undefined })
  return engine
}
