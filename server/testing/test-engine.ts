import { readContent } from '../../content/schema/read.ts'
import { knowledgeOf } from '../assistant/knowledge.ts'
import { readyEngine } from '../assistant/ready-engine.ts'
import { once } from '../once.ts'

/** The assistant as it answers from the content of the project; it learns when it is first asked for. */
export const testEngine = once(() => readyEngine(knowledgeOf(readContent()), {}, { warn: () => undefined }))
