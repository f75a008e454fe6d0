import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics, RouteClass } from './metrics.ts'
import type { Readiness } from './readiness.ts'

export type HealthParts = {
  readiness: Readiness
  /** Metrics and the token that protects them. Without it there is no `/metrics`. */
  counting?: { metrics: Metrics; token: string } | undefined
}

const digest = (text: string) => createHash('sha256').update(text).digest()

const shows = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))

/** Class of a request's route; never its URL, which may contain a visitor's text. */
export const routeClass = ({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): RouteClass => {
  const route = routeOptions.url ?? ''
  if (route.endsWith('/f/:form')) return 'form'
  if (route.startsWith('/functions/')) return 'assistant'
  if (['/healthz', '/readyz', '/metrics'].includes(route)) return 'health'
  return /\.\w+$/.test(url.replace(/[?#].*$/s, '')) ? 'asset' : 'page'
}

/** Counts every response. Must be added before the routes that it counts. */
export const countAnswers = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    metrics.countRequest(routeClass(request), statusCode, elapsedTime / 1000)
    done()
  })
}

/** `/healthz`: the process is alive. `/readyz`: send it requests. `/metrics`: Prometheus metrics. */
export const healthRoutes = async (app: FastifyInstance, parts: Partial<HealthParts>): Promise<void> => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.get('/healthz', async () => ({ ok: true }))

  const { readiness, counting } = parts
  if (readiness)
    app.get('/readyz', async (_request, reply) => {
      const lacks = await readiness.lacks()
      return reply.code(lacks.length > 0 ? 503 : 200).send({ ready: lacks.length === 0, lacks })
    })
  if (counting) {
    const { metrics, token } = counting
    app.get('/metrics', async (request, reply) => {
      if (shows(request, token)) return reply.type(metrics.contentType).send(await metrics.text())
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ error: 'Show METRICS_TOKEN as a bearer token' })
    })
  }
}
