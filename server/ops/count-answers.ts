import fastifyPlugin from 'fastify-plugin'
import { outboxSummary } from '../storage/outbox-summary.ts'
import { countAnswers } from './health/health-routes.ts'
import type { Metrics } from './health/metrics.ts'

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
  countAnswers(app, metrics)
})
