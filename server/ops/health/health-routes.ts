import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'

type HealthParts = {
  readiness: Readiness
  /** Metrics and the token that protects them. Without it there is no `/metrics`. */
  counting?: { metrics: Metrics; token: string } | undefined
}

const digest = (text: string) => createHash('sha256').update(text).digest()

const shows = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))

/**
 * `/healthz`: the server answers requests. `/readyz`: it can also store them. `/metrics`: Prometheus metrics.
 */
export const healthRoutes = async (app: FastifyInstance, { readiness, counting }: HealthParts): Promise<void> => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.get('/healthz', async (_request, reply) => {
    const ok = !readiness.isClosing()
    return reply.code(ok ? 200 : 503).send({ ok })
  })
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
