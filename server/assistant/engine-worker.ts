import { parentPort, workerData } from 'node:worker_threads'
import type { ChatLanguage } from '../../contract/chat-message.ts'
import type { Answer, Conversation } from './answer-engine.ts'
import { readKnowledge } from './knowledge.ts'
import { type AssistantConfig, readyEngine } from './ready-engine.ts'

// The program of the assistant's worker thread, which threaded-engine.ts starts.

/** What the thread is started with: the file of a build that holds what was learned, and the settings. */
export type WorkerStart = { file: string; config: AssistantConfig }

/** What the thread is asked. */
export type Question = {
  id: number
  message: string
  conversation: Conversation | undefined
  pageLanguage: ChatLanguage | undefined
}

/** What the thread tells. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answer: Answer }
  | { kind: 'failure'; id: number; error: unknown }
  | { kind: 'warning'; fields: unknown; text: string | undefined }

const { file, config }: WorkerStart = workerData
const tell = (said: FromWorker) => parentPort?.postMessage(said)
const warn = (fields: unknown, text?: string) => tell({ kind: 'warning', fields, text })

const { answer } = readyEngine(readKnowledge(file), config, { warn })

parentPort?.on('message', async ({ id, message, conversation, pageLanguage }: Question) => {
  try {
    tell({ kind: 'answer', id, answer: await answer(message, conversation, pageLanguage) })
  } catch (error) {
    tell({ kind: 'failure', id, error })
  }
})
tell({ kind: 'ready' })
