import fastifyPlugin from 'fastify-plugin'
import { startRounds, whileListening } from '../process/rounds.ts'
import { type ChatCounts, chatCounts } from './chat-counts.ts'
import { assistantRoutes } from './chat-routes.ts'
import { startForgetting, type UnansweredStore, unansweredStore } from './unanswered.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Questions that the chat could not answer. */
    unanswered: UnansweredStore
    chatCounts: ChatCounts
  }
}

const flushEveryMs = 60_000

/** Plugin of the chat: answers from the live build's content, and stores questions it could not answer. */
export const assistant = fastifyPlugin(async (app) => {
  const { build, clock, config, log, metrics, storage } = app
  const unanswered = unansweredStore(storage)
  const counts = chatCounts(storage)
  const flush = () => counts.flush().catch((error) => log.error({ err: error }, 'questions of the chat not counted'))
  app.decorate('unanswered', unanswered)
  app.decorate('chatCounts', counts)
  whileListening(app, () => startForgetting(unanswered, clock, log))
  whileListening(app, () => startRounds(flushEveryMs, flush, () => undefined))
  app.addHook('onClose', flush)
  await app.register(assistantRoutes, {
    engine: () => build.now().engine(),
    publicKey: config.ASSISTANT_PUBLIC_KEY,
    busy: () => build.now().content.serverError.chatBusy,
    count: (outcome) => {
      metrics?.countQuestion(outcome)
      counts.count(outcome)
    },
    keepUnanswered: unanswered.keep,
    hasRateLimit: config.RATE_LIMIT,
  })
})
