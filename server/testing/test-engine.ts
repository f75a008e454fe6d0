import { type ReadyEngine, readyEngine } from '../assistant/ready-engine.ts'
import { testKnowledge } from './test-knowledge.ts'

let engine: Promise<ReadyEngine> | undefined

/** The assistant as it answers from the content of the second business; it learns when it is first asked for. */
export const testEngine = (): Promise<ReadyEngine> => {
  engine ??= readyEngine(testKnowledge(), {}, { warn: () => undefined })
  return engine
}
