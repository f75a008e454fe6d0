import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { readServerContent, type ServerContent } from './content.ts'
import { openSite } from './http/site.ts'
import { listen } from './listen.ts'
import { composer } from './mail/compose.ts'
import { fileTransport } from './mail/file-transport.ts'
import type { Transport } from './mail/letter.ts'
import { startOutbox } from './mail/outbox.ts'
import { smtpTransport } from './mail/smtp-transport.ts'
import { submitQuote } from './quotes/submit-quote.ts'
import { leadStore } from './storage/leads.ts'
import { openStorage, prepareDataDir, type Storage } from './storage/open.ts'
import { outboxStore } from './storage/outbox.ts'

const transportOf = (config: Config, log: () => FastifyInstance['log']): Transport => {
  if (config.SMTP_URL) return smtpTransport(config.SMTP_URL)
  prepareDataDir(config.DATA_DIR)
  return fileTransport(join(config.DATA_DIR, 'outbox'), (file) => log().info({ file }, 'letter written'))
}

const mailAddresses = (config: Config, business: ServerContent['business']) => ({
  from: config.MAIL_FROM ?? business.email,
  to: config.MAIL_TO ?? business.email,
})

const assemble = async (config: Config, content: ServerContent, storage: Storage) => {
  const addresses = mailAddresses(config, content.business)
  const leads = leadStore(storage, addresses.from.replace(/^.*@/, ''))
  const app = await buildApp({
    business: content.business,
    site: openSite(config.SITE_DIR),
    isActive: config.FORM_ACTIVE,
    hasRateLimit: config.RATE_LIMIT,
    trustProxy: config.TRUST_PROXY,
    logger: { level: config.LOG_LEVEL, base: null },
    submit: async (name, quote) => {
      await submitQuote(leads, name, quote)
      outbox.wake()
    },
  })
  const outbox = startOutbox({
    store: outboxStore(storage),
    compose: composer(content, addresses),
    transport: transportOf(config, () => app.log),
    log: app.log,
  })
  return { app, outbox }
}

/** Opens the storage, starts the sender of letters, and listens. Whatever keeps it from that is a `StartError`. */
export const startServer = async (config: Config) => {
  const content = readServerContent(config.CONTENT_DIR)
  const storage = await openStorage({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL })
  const { app, outbox } = await assemble(config, content, storage)

  const close = async () => {
    await app.close()
    await outbox.stop()
    await storage.close()
  }

  try {
    return { url: await listen(app, config.PORT, config.HOST), log: app.log, close }
  } catch (error) {
    await close()
    throw error
  }
}
