import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { type AssistantOptions, assistantRoutes } from './assistant/routes.ts'
import type { DeskParts } from './desk/parts.ts'
import { deskRoutes } from './desk/routes.ts'
import { type EstimateParts, estimateRoutes } from './estimate/routes.ts'
import { countAnswers, type HealthParts, healthRoutes } from './health/routes.ts'
import { errorHandler } from './http/errors.ts'
import { serveNextPages } from './http/next-pages.ts'
import { decodableUrl, refuseDuplicateHost } from './http/odd-requests.ts'
import { addSecurityHeaders, headersFor } from './http/security-headers.ts'
import type { Site } from './http/site.ts'
import { type Addresses, serveSite } from './http/static-site.ts'
import { type FormFacts, type QuoteParts, quoteRoutes } from './quotes/routes.ts'

export type AppParts = Omit<QuoteParts, 'facts'> & {
  site: Site
  isStaging?: boolean
  hasHttpsSubdomains?: boolean
  /** What the build that is served says of the business; asked at every request, for a new build may come at any time. */
  facts: () => FormFacts & Addresses & { siteUrl: string }
  /** What a job costs, for whoever asks without script. */
  estimate?: EstimateParts['content']
  assistant?: AssistantOptions
  health?: HealthParts
  desk?: DeskParts
  trustProxy: NonNullable<FastifyServerOptions['trustProxy']>
  logger: NonNullable<FastifyServerOptions['logger']>
}

// A slow sender is cut off before it holds a connection for long.
const patience = { requestTimeout: 60_000, connectionTimeout: 120_000, keepAliveTimeout: 10_000 }

// Not async: a promise for each hook would be a good part of what a page costs.
const logAnswers = (app: FastifyInstance) => {
  app.addHook('onResponse', ({ id, method, routeOptions }, { statusCode, elapsedTime }, done) => {
    // The route and not the address: what a visitor wrote stays out of the log.
    if (method === 'POST')
      app.log.info({ reqId: id, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) }, 'answered')
    done()
  })
}

/** Builds the server: every hook and route, in order. It opens nothing and listens nowhere. */
export const buildApp = async ({
  facts,
  estimate,
  assistant,
  health,
  desk,
  isStaging = false,
  hasHttpsSubdomains = false,
  site,
  trustProxy,
  logger,
  ...quotes
}: AppParts): Promise<FastifyInstance> => {
  const headers = () => headersFor({ siteUrl: facts().siteUrl, isStaging, hasHttpsSubdomains })
  const app = Fastify({
    logger,
    trustProxy,
    ...patience,
    // A request that comes over a connection while the server closes is answered, and only then the connection ends.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    // As short as can be told apart in a log: it stands in the header of every answer.
    genReqId: () => randomUUID().slice(-12),
    // A name of any length reaches its route, which says that there is no such form.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: decodableUrl,
  })

  app.setErrorHandler(errorHandler(site, () => facts().languages))
  logAnswers(app)
  if (health?.counting) countAnswers(app, health.counting.metrics)
  addSecurityHeaders(app, headers)
  refuseDuplicateHost(app)
  await app.register(healthRoutes, health ?? {})
  await app.register((forms) => quoteRoutes(forms, { ...quotes, facts }))
  if (estimate) await app.register(estimateRoutes, { site, content: estimate })
  if (assistant) await app.register(assistantRoutes, { ...assistant, hasRateLimit: quotes.hasRateLimit })
  if (desk) await app.register((calls) => deskRoutes(calls, desk), { prefix: '/desk' })
  serveNextPages(app)
  await serveSite(app, site, facts)
  return app
}
