import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { localTime } from '../mail/local-time.ts'
import { whileListening } from '../process/rounds.ts'
import { alertStore } from './alerts/alert-store.ts'
import { channelsOf } from './alerts/channels.ts'
import { observer } from './alerts/observe.ts'
import { type AlertParts, startAlerts } from './alerts/watch.ts'
import { healthRoutes } from './health/health-routes.ts'
import { readiness } from './health/readiness.ts'
import {
  type Heartbeat,
  type HeartbeatChanges,
  hasHeartbeat,
  heartbeat,
  startHeartbeat,
} from './heartbeat/heartbeat.ts'

declare module 'fastify' {
  interface FastifyInstance {
    ops: {
      /** Reports not ready on `/readyz` from now on; resolves after `ms`. */
      drain: (ms: number) => Promise<void>
      heartbeat: Heartbeat
      alerts: AlertParts
    }
  }
}

const alertsOf = (app: FastifyInstance): AlertParts => {
  const { build, clock, config, desk, log, mail, storage } = app
  return {
    observe: observer(storage, config.DATA_DIR, {
      hasHeartbeat: hasHeartbeat(config),
      hasBackups: config.DATABASE_URL === undefined,
      clock,
    }),
    store: alertStore(storage),
    channels: channelsOf({
      config,
      get business() {
        return build.now().content.business
      },
      get from() {
        return mail.addresses.from
      },
      transport: mail.transport,
      push: desk.alert,
    }),
    get words() {
      return build.now().content.letters.alerts
    },
    quietDays: config.ALERT_QUIET_DAYS,
    host: hostname(),
    get spoken() {
      const { business, language } = build.now().content
      return localTime(business.timeZone, language, 'medium')
    },
    log,
  }
}

/** Plugin for operators: health and metrics, heartbeat, alerts. */
export const ops = fastifyPlugin<{ heartbeat?: HeartbeatChanges | undefined }>(async (app, changes) => {
  const { config, log, mail, metrics, storage } = app
  const ready = readiness({ checkStorage: storage.check, lastRound: mail.lastRound })
  const beat = heartbeat(app, changes.heartbeat)
  const alerts = alertsOf(app)
  app.decorate('ops', {
    drain: async (ms) => {
      ready.drain()
      await sleep(ms)
    },
    heartbeat: beat,
    alerts,
  })
  if (hasHeartbeat(config)) whileListening(app, () => startHeartbeat(beat, log))
  whileListening(app, () => startAlerts(alerts))
  const token = config.METRICS_TOKEN
  await app.register(healthRoutes, { readiness: ready, counting: metrics && token ? { metrics, token } : undefined })
})
