import fastifyPlugin from 'fastify-plugin'
import type { AssistantConfig } from '../assistant/ready-engine.ts'
import type { Config } from '../config.ts'
import { type LiveBuild, liveBuild } from './live-build.ts'

declare module 'fastify' {
  interface FastifyInstance {
    build: LiveBuild
  }
}

const assistantOf = (config: Config): AssistantConfig => {
  const { ASSISTANT_MODEL_URL: url, ASSISTANT_MODEL_NAME: name, ASSISTANT_MODEL_KEY: key } = config
  return { publicKey: config.ASSISTANT_PUBLIC_KEY, model: url && name ? { url, name, key } : undefined }
}

/** Plugin that offers the live build as `app.build`. */
export const builds = fastifyPlugin<{ build?: LiveBuild | undefined }>(async (app, { build }) => {
  const { config, log } = app
  app.decorate('build', build ?? liveBuild({ dir: config.BUILD_DIR, assistant: assistantOf(config), log }))
})
