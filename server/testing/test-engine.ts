import type { AnswerEngine } from '../assistant/answer-engine.ts'
import { readyEngine } from '../assistant/ready-engine.ts'
import { testKnowledge } from './test-knowledge.ts'

let engine: AnswerEngine | undefined

/** The assistant with the second business's content; trained at first use. */
export const testEngine = async (): Promise<AnswerEngine> => {
  engine ??= readyEngine(testKnowledge(), {}, { warn: () => undefined })
  return engine
}
