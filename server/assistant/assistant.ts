import fastifyPlugin from 'fastify-plugin'
import { whileListening } from '../process/rounds.ts'
import { assistantRoutes } from './routes.ts'
import { startForgetting, type UnansweredStore, unansweredStore } from './unanswered.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What the chat could not answer. */
    unanswered: UnansweredStore
  }
}

/** The chat: answers from the content of the build that is served, and keeps what it could not answer. */
export const assistant = fastifyPlugin(async (app) => {
  const { build, clock, config, log, metrics, storage } = app
  const unanswered = unansweredStore(storage)
  app.decorate('unanswered', unanswered)
  whileListening(app, () => startForgetting(unanswered, clock, log))
  await app.register(assistantRoutes, {
    engine: () => build.now().engine(),
    publicKey: config.ASSISTANT_PUBLIC_KEY,
    busy: () => build.now().content.serverError.chatBusy,
    count: metrics?.countQuestion,
    keepUnanswered: unanswered.keep,
    hasRateLimit: config.RATE_LIMIT,
  })
})
