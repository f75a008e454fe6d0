import { readyEngine } from '../assistant/ready-engine.ts'
import { once } from '../once.ts'
import { testKnowledge } from './test-knowledge.ts'

/** The assistant as it answers from the content of the second business; it learns when it is first asked for. */
export const testEngine = once(() => readyEngine(testKnowledge(), {}, { warn: () => undefined }))
