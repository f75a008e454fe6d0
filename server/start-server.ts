import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { alertStore } from './alerts/alert-store.ts'
import { type Channel, channelsOf } from './alerts/channels.ts'
import { observer } from './alerts/observe.ts'
import { type AlertParts, startAlerts } from './alerts/watch.ts'
import { buildApp } from './app.ts'
import { startForgetting, unansweredStore } from './assistant/unanswered.ts'
import { type LiveBuild, liveBuild } from './builds/live-build.ts'
import type { Config } from './config.ts'
import { deskAddress, firstLink } from './desk/invitation.ts'
import { noticeStore } from './desk/notify/notice-store.ts'
import { startNotices } from './desk/notify/notices.ts'
import { pushAlert } from './desk/notify/push-alert.ts'
import { pushOf } from './desk/notify/push-sender.ts'
import { pushStore } from './desk/notify/push-store.ts'
import { numbersBefore } from './desk/numbers.ts'
import type { DeskParts } from './desk/parts.ts'
import { fillEstimateBox } from './estimate/fill-estimate-box.ts'
import { readiness } from './health/readiness.ts'
import { startHeartbeat } from './heartbeat/heartbeat.ts'
import { hasHeartbeat, heartbeatOf } from './heartbeat/heartbeat-of-server.ts'
import { openSite } from './http/site.ts'
import { listen } from './listen.ts'
import { domainOf, mailAddresses } from './mail/addresses.ts'
import { composer } from './mail/compose.ts'
import { fileTransport } from './mail/file-transport.ts'
import type { Transport } from './mail/letter.ts'
import { letterFolder } from './mail/letter-file.ts'
import { localTime } from './mail/local-time.ts'
import { startOutbox } from './mail/outbox.ts'
import { smtpTransport } from './mail/smtp-transport.ts'
import { webhookCaller } from './mail/webhook.ts'
import { formWords } from './quotes/form-words.ts'
import { owedKinds, submitQuote } from './quotes/submit-quote.ts'
import { leadStore, StorageUnavailable } from './storage/leads.ts'
import { openStorage, prepareDataDir, type Storage } from './storage/open.ts'
import { outboxStore } from './storage/outbox.ts'
import { outboxSummary } from './storage/outbox-summary.ts'
import { removal } from './storage/removal.ts'
import { startRetention } from './storage/retention.ts'

// Nobody may be reading any more, or the disk be full: that is no reason to stop serving.
const logOutput = () => pino.destination(1).on('error', () => undefined)

const transportOf = (config: Config, log: () => FastifyInstance['log']): Transport => {
  if (config.SMTP_URL) return smtpTransport(config.SMTP_URL)
  prepareDataDir(config.DATA_DIR)
  return fileTransport(letterFolder(config.DATA_DIR), (file) => log().info({ file }, 'letter written'))
}

const webhookOf = ({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_FORMAT: format }: Config) =>
  url ? webhookCaller({ url, secret, format }) : undefined

const assistantOf = (config: Config) => {
  const { ASSISTANT_MODEL_URL: url, ASSISTANT_MODEL_NAME: name, ASSISTANT_MODEL_KEY: key } = config
  return { publicKey: config.ASSISTANT_PUBLIC_KEY, model: url && name ? { url, name, key } : undefined }
}

const countingOf = async ({ METRICS_TOKEN: token }: Config, storage: Storage) => {
  if (!token) return undefined
  // Loaded only where somebody may ask for the counts.
  const { serverMetrics } = await import('./health/metrics.ts')
  return { token, metrics: serverMetrics(() => outboxSummary(storage)) }
}

const alertsOf = (
  config: Config,
  build: LiveBuild,
  storage: Storage,
  channels: readonly Channel[],
  log: FastifyInstance['log'],
): AlertParts => ({
  observe: observer(storage, config.DATA_DIR, { hasHeartbeat: hasHeartbeat(config) }),
  store: alertStore(storage),
  channels,
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
})

const deskFactsOf = (build: LiveBuild) => () => {
  const { business, letters, replyWithinHours, towns, language } = build.now().content
  return { siteUrl: business.siteUrl, business, replyWithinHours, towns, language, words: letters.desk }
}

const assemble = async (config: Config, storage: Storage) => {
  const assistant = assistantOf(config)
  const build = liveBuild({ dir: config.BUILD_DIR, assistant, log: () => app.log })
  const { business } = build.now().content
  const addresses = mailAddresses(config, business)
  const leads = leadStore(storage, domainOf(addresses.from))
  const owes = owedKinds(config)
  const unanswered = unansweredStore(storage)
  const counting = await countingOf(config, storage)
  const metrics = counting?.metrics
  const transport = transportOf(config, () => app.log)
  const push = pushOf(config, addresses.from)
  const desk: DeskParts = {
    storage,
    facts: deskFactsOf(build),
    owes,
    mailFrom: addresses.from,
    sendLetter: (letter, name) => transport.send(letter, name),
    wakeOutbox: () => outbox.wake(),
    folders: () => build.now().desks,
    hasRateLimit: config.RATE_LIMIT,
    push,
  }
  const ready = readiness({ checkStorage: storage.check, lastRound: () => outbox.lastRound() })
  const app = await buildApp({
    facts: () => {
      const { business, wordsIn } = build.now().content
      return { ...business, wordsIn: (language) => formWords(wordsIn(language)) }
    },
    estimate: () => build.now().content,
    assistant: {
      engine: () => build.now().engine(),
      publicKey: assistant.publicKey,
      busy: () => build.now().content.serverError.chatBusy,
      count: metrics?.countQuestion,
      keepUnanswered: unanswered.keep,
    },
    health: { readiness: ready, counting },
    desk,
    site: openSite(
      () => build.now().pages,
      () => build.now().before,
    ),
    isStaging: config.STAGING,
    hasHttpsSubdomains: config.HSTS_SUBDOMAINS,
    isActive: config.FORM_ACTIVE,
    hasRateLimit: config.RATE_LIMIT,
    trustProxy: config.TRUST_PROXY,
    logger: { level: config.LOG_LEVEL, base: null, stream: logOutput() },
    showEstimate: (page, query, language) => {
      const { rates, wordsIn } = build.now().content
      return fillEstimateBox(page, query, { ...wordsIn(language), rates })
    },
    submit: async (name, quote) => {
      if (beat.isOwn(quote)) {
        await beat.keep(name.form)
        outbox.wake()
        return 'repeated'
      }
      const outcome = await submitQuote(leads, name, quote, owes, build.now().content).catch((error: unknown) => {
        if (error instanceof StorageUnavailable) metrics?.countQuote('not_kept')
        throw error
      })
      metrics?.countQuote(outcome)
      outbox.wake()
      notices.wake()
      return outcome
    },
  })
  const mailDomain = domainOf(addresses.from)
  const news = noticeStore(storage, mailDomain)
  const beat = heartbeatOf(config, storage, build, { app: () => app, notices: news, mailDomain })
  const outbox = startOutbox({
    store: outboxStore(storage),
    // In the words of the build that is served when a letter leaves.
    compose: () => composer(build.now().content, mailAddresses(config, build.now().content.business)),
    transport,
    webhook: webhookOf(config),
    numbersBefore: (moment) => numbersBefore(storage, build.now().content.business.timeZone, moment),
    log: app.log,
    count: metrics?.countLetter,
  })
  const notices = startNotices({
    notices: news,
    pushes: pushStore(storage),
    send: push.send,
    facts: desk.facts,
    hasWeeklyNumbers: config.WEEKLY_NUMBERS,
    wakeOutbox: desk.wakeOutbox,
    log: app.log,
  })
  const retention = config.RETENTION_DAYS
    ? startRetention({
        days: config.RETENTION_DAYS,
        dataDir: config.DATA_DIR,
        store: removal(storage),
        log: app.log,
      })
    : undefined
  const forgetting = startForgetting(unanswered, (error) =>
    app.log.error({ err: error }, 'old questions of the chat not removed'),
  )
  const channels = channelsOf({
    ...{ config, business, from: addresses.from, transport },
    push: pushAlert(storage, push.send),
  })
  const alerts = startAlerts(alertsOf(config, build, storage, channels, app.log))
  const pulse = hasHeartbeat(config) ? startHeartbeat(beat, app) : undefined
  return { app, build, outbox, notices, pulse, retention, forgetting, alerts, ready }
}

/** Opens the storage, starts the sender of letters, and listens. Whatever keeps it from that is a `StartError`. */
export const startServer = async (config: Config) => {
  const storage = await openStorage({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL })
  const { app, build, outbox, notices, pulse, retention, forgetting, alerts, ready } = await assemble(config, storage)

  const drain = async (ms: number) => {
    ready.drain()
    await sleep(ms)
  }
  const close = async () => {
    await app.close()
    await build.stop()
    await alerts.stop()
    await pulse?.stop()
    await notices.stop()
    await outbox.stop()
    await retention?.stop()
    await forgetting.stop()
    await storage.close()
  }

  try {
    const url = await listen(app, config.PORT, config.HOST)
    const desk = deskAddress(build.now().content.business.siteUrl, url)
    return { url, desk, firstLink: () => firstLink(storage, desk), log: app.log, drain, close }
  } catch (error) {
    await close()
    throw error
  }
}
