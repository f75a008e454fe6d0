import type { FastifyBaseLogger } from 'fastify'
import type { AnswerEngine } from './answer-engine.ts'
import type { AssistantConfig } from './choose-engine.ts'
import type { Knowledge } from './knowledge.ts'

/** An engine that answers, and the sentences by which it says that it does not know. */
export type ReadyEngine = { answer: AnswerEngine['answer']; unknown: readonly string[] }

/** Makes an engine of what was learned: a second of processor time. */
export const readyEngine = async (
  known: Knowledge,
  config: AssistantConfig,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<ReadyEngine> => {
  const { chooseEngine } = await import('./choose-engine.ts')
  const { answer } = await chooseEngine(known, config, log)
  return { answer, unknown: Object.values(known.content.assistantTranslations).map(({ handOver }) => handOver) }
}
