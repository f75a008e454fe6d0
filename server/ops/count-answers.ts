import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { outboxSummary } from '../storage/outbox-summary.ts'
import type { Metrics, RouteClass } from './health/metrics.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Set if METRICS_TOKEN is. */
    metrics: Metrics | undefined
  }
}

/** Counts responses if METRICS_TOKEN is set. Registered before the routes it counts. */
export const counts = fastifyPlugin(async (app) => {
  if (!app.config.METRICS_TOKEN) {
    app.decorate('metrics', undefined)
    return
  }
  // Imported only if needed, because it loads slowly.
  const { serverMetrics } = await import('./health/metrics.ts')
  const metrics = serverMetrics(() => outboxSummary(app.storage))
  app.decorate('metrics', metrics)
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    metrics.countRequest(routeClass(request), statusCode, elapsedTime / 1000)
    done()
  })
})

/** Class of a request's route; never its URL, which may contain a visitor's text. */
const routeClass = ({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): RouteClass => {
  const route = routeOptions.url ?? ''
  if (route.endsWith('/f/:form')) return 'form'
  if (route.startsWith('/functions/')) return 'assistant'
  if (['/healthz', '/readyz', '/metrics'].includes(route)) return 'health'
  return /\.\w+$/.test(url.replace(/[?#].*$/s, '')) ? 'asset' : 'page'
}
