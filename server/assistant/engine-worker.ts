import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import type { ChatLanguage } from '../../contract/chat-message.ts'
import type { Answer, Conversation } from './answer-engine.ts'
import { readKnowledge } from './knowledge.ts'
import { readyEngine } from './ready-engine.ts'

// Worker thread of the assistant, started by threaded-engine.ts.

const model = z.object({ url: z.string(), name: z.string(), key: z.string().optional() })
const startSchema = z.object({
  file: z.string(),
  config: z.object({ publicKey: z.string().optional(), model: model.optional() }),
})

/** Start data: the build's training result, and settings. */
export type WorkerStart = z.infer<typeof startSchema>

/** Message to the thread. */
export type Question = {
  id: number
  message: string
  conversation: Conversation | undefined
  pageLanguage: ChatLanguage | undefined
}

/** Message from the thread. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answer: Answer }
  | { kind: 'failure'; id: number; error: unknown }
  | { kind: 'warning'; fields: unknown; text: string | undefined }

const { file, config } = startSchema.parse(workerData)
const tell = (said: FromWorker) => parentPort?.postMessage(said)
const warn = (fields: unknown, text?: string) => tell({ kind: 'warning', fields, text })

const open = () => {
  try {
    return readyEngine(readKnowledge(file), config, { warn })
  } catch (cause) {
    const why = 'another version of the server made it, or it is damaged. The next build brings a new one'
    throw new Error(`The assistant of this build cannot be used: ${why}.`, { cause })
  }
}
const { answer } = open()

parentPort?.on('message', async ({ id, message, conversation, pageLanguage }: Question) => {
  try {
    tell({ kind: 'answer', id, answer: await answer(message, conversation, pageLanguage) })
  } catch (error) {
    tell({ kind: 'failure', id, error })
  }
})
tell({ kind: 'ready' })
