import fastifyPlugin from 'fastify-plugin'
import { assistantRoutes } from './routes.ts'

/** The chat: answers from the content of the build that is served. */
export const assistant = fastifyPlugin(async (app) => {
  const { build, config, metrics } = app
  await app.register(assistantRoutes, {
    engine: () => build.now().engine(),
    publicKey: config.ASSISTANT_PUBLIC_KEY,
    busy: () => build.now().content.serverError.chatBusy,
    count: metrics?.countQuestion,
    hasRateLimit: config.RATE_LIMIT,
  })
})
