import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { Answer, AnswerEngine } from './answer-engine.ts'
import type { FromWorker, Question, WorkerStart } from './engine-worker.ts'

/** Questions answered at a time, over all visitors. */
const questionsAtOnce = 2

/** Timeout of an answer in ms: longer than a model's, shorter than the chat's. */
export const longestAnswer = 12_000

// Memory limit of the thread, which is restarted after exceeding it.
const resourceLimits = { maxOldGenerationSizeMb: 256 }

/** The assistant is at its limit of questions, or the last one exceeded its timeout. */
export class AssistantBusy extends Error {
  readonly statusCode = 503
}

type Log = Pick<FastifyBaseLogger, 'warn'>

const startThread = (start: WorkerStart, log: Log, onExit: () => void) => {
  const program = new URL('./engine-worker.ts', import.meta.url)
  const worker = new Worker(program, { workerData: start, resourceLimits, execArgv: [] })
  // The thread alone must not keep the process running.
  worker.unref()
  const ready = Promise.withResolvers<void>()
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  let asked = 0
  let ended = new Error('The thread of the assistant ended')

  const fail = (error: unknown) => {
    ready.reject(error)
    for (const { reject } of waiting.values()) reject(error)
  }
  worker.on('error', fail)
  worker.on('exit', () => {
    onExit()
    fail(ended)
  })
  worker.on('message', (said: FromWorker) => {
    if (said.kind === 'ready') ready.resolve()
    else if (said.kind === 'warning') log.warn(said.fields, said.text)
    else if (said.kind === 'answer') waiting.get(said.id)?.resolve(said.answer)
    else waiting.get(said.id)?.reject(said.error)
  })

  const endAtLimit = () => {
    log.warn({ limit: longestAnswer }, 'an answer took too long: the thread of the assistant is started again')
    ended = new AssistantBusy('An answer took too long')
    worker.terminate()
  }

  const answer: AnswerEngine['answer'] = async (message, conversation, pageLanguage) => {
    if (waiting.size >= questionsAtOnce) throw new AssistantBusy('The assistant is answering other questions')
    asked += 1
    const id = asked
    const answered = Promise.withResolvers<Answer>()
    waiting.set(id, answered)
    const limit = setTimeout(endAtLimit, longestAnswer)
    worker.postMessage({ id, message, conversation, pageLanguage } satisfies Question)
    try {
      return await answered.promise
    } finally {
      clearTimeout(limit)
      waiting.delete(id)
    }
  }
  return { ready: ready.promise, answer, end: () => worker.terminate() }
}

/**
 * Runs the assistant in a worker thread, so that questions do not delay pages. The thread starts at first use and
 * restarts after it dies.
 */
export const threadedEngine = (start: WorkerStart, log: () => Log) => {
  let thread: ReturnType<typeof startThread> | undefined
  const engine = async (): Promise<AnswerEngine> => {
    thread ??= startThread(start, log(), () => {
      thread = undefined
    })
    const { ready, answer } = thread
    await ready
    return { answer }
  }
  const end = async () => {
    await thread?.end()
  }
  return { engine, end }
}
