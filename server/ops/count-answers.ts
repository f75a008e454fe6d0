import fastifyPlugin from 'fastify-plugin'
import { outboxSummary } from '../storage/outbox-summary.ts'
import type { Metrics } from './health/metrics.ts'
import { countAnswers } from './health/routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where METRICS_TOKEN is set. */
    metrics: Metrics | undefined
  }
}

/** Counts every answer, where somebody may ask for the counts. Registered before the routes that it counts. */
export const counts = fastifyPlugin(async (app) => {
  if (!app.config.METRICS_TOKEN) {
    app.decorate('metrics', undefined)
    return
  }
  // Loaded only where it is used: it takes long to start.
  const { serverMetrics } = await import('./health/metrics.ts')
  const metrics = serverMetrics(() => outboxSummary(app.storage))
  app.decorate('metrics', metrics)
  countAnswers(app, metrics)
})
