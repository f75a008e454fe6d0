import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import type { ChatLanguage } from '../../contract/chat-message.ts'
import type { Answer, Conversation } from './answer-engine.ts'
import { readyEngine } from './ready-engine.ts'
import { readKnowledge } from './stored-knowledge.ts'

// The program of the assistant's worker thread, which threaded-engine.ts starts.

const model = z.object({ url: z.string(), name: z.string(), key: z.string().optional() })
const startSchema = z.object({
  file: z.string(),
  config: z.object({ publicKey: z.string().optional(), model: model.optional() }),
})

/** What the thread is started with: the file of a build that holds what was learned, and the settings. */
export type WorkerStart = z.infer<typeof startSchema>

/** What the thread is asked. */
export type Question = {
  id: number
  message: string
  conversation: Conversation | undefined
  pageLanguage: ChatLanguage | undefined
}

/** What the thread tells. */
export type FromWorker =
  | { kind: 'ready'; unknown: readonly string[] }
  | { kind: 'answer'; id: number; answer: Answer }
  | { kind: 'failure'; id: number; error: unknown }
  | { kind: 'warning'; fields: unknown; text: string | undefined }

const { file, config } = startSchema.parse(workerData)
const tell = (said: FromWorker) => parentPort?.postMessage(said)
const warn = (fields: unknown, text?: string) => tell({ kind: 'warning', fields, text })

const { answer, unknown } = await readyEngine(readKnowledge(file), config, { warn })

parentPort?.on('message', async ({ id, message, conversation, pageLanguage }: Question) => {
  try {
    tell({ kind: 'answer', id, answer: await answer(message, conversation, pageLanguage) })
  } catch (error) {
    tell({ kind: 'failure', id, error })
  }
})
tell({ kind: 'ready', unknown })
