import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import pino from 'pino'
import { assistant } from './assistant/assistant.ts'
import { builds } from './builds/builds.ts'
import type { LiveBuild } from './builds/live-build.ts'
import type { Config } from './config.ts'
import { desk } from './desk/desk.ts'
import { estimateRoutes } from './estimate/estimate-routes.ts'
import { http } from './http/http.ts'
import { decodableUrl } from './http/odd-requests.ts'
import { serveSite } from './http/static-site.ts'
import { type MailChanges, mail } from './mail/mail.ts'
import { counts } from './ops/count-answers.ts'
import type { HeartbeatChanges } from './ops/heartbeat/heartbeat.ts'
import { ops } from './ops/ops.ts'
import { publish, type SiteParts } from './publish/publish.ts'
import { quotes } from './quotes/quotes.ts'
import type { Storage } from './storage/open.ts'
import { storageRoom } from './storage/storage-room.ts'

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
  }
}

export type ServerParts = {
  config: Config
  /** Closed with the server. */
  storage: Storage
  /** Replacements for tests. */
  build?: LiveBuild
  logger?: FastifyServerOptions['logger']
  mail?: MailChanges
  site?: SiteParts
  heartbeat?: HeartbeatChanges
}

// stdout may be closed or its disk full: no reason to stop serving.
const logOutput = () => pino.destination(1).on('error', () => undefined)

const optionsOf = ({ config, logger }: ServerParts): FastifyServerOptions => ({
  logger: logger ?? { level: config.LOG_LEVEL, base: null, stream: logOutput() },
  trustProxy: config.TRUST_PROXY,
  // Cuts off slow senders.
  requestTimeout: 60_000,
  connectionTimeout: 120_000,
  keepAliveTimeout: 10_000,
  // While closing, a request on an open connection is answered before the connection ends.
  return503OnClosing: false,
  logController: new LogController({ disableRequestLogging: true }),
  // 12 characters: short in a header, unique in a day's log.
  genReqId: () => randomUUID().slice(-12),
  // Raised so that long form ids reach the route and get FORM_NOT_FOUND.
  routerOptions: { maxParamLength: 16_384 },
  rewriteUrl: decodableUrl,
})

/** Builds the server. Plugins are registered in order of dependency and close in the reverse order. */
export const buildServer = async (parts: ServerParts): Promise<FastifyInstance> => {
  const app = Fastify(optionsOf(parts))
  app.decorate('config', parts.config)
  await app.register(builds, { build: parts.build })
  await app.register(http)
  await app.register(storageRoom, { storage: parts.storage })
  await app.register(counts)
  await app.register(mail, parts.mail ?? {})
  await app.register(quotes)
  await app.register(estimateRoutes)
  await app.register(assistant)
  await app.register(publish, { site: parts.site })
  await app.register(desk)
  await app.register(ops, { heartbeat: parts.heartbeat })
  await serveSite(app)
  app.addHook('onClose', () => app.build.stop())
  return app
}
