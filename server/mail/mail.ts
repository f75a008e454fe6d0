import type { FastifyBaseLogger } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config.ts'
import { whileListening } from '../process/rounds.ts'
import { prepareDataDir } from '../storage/open.ts'
import { outboxStore } from '../storage/outbox-store.ts'
import { composer } from './compose.ts'
import { fileTransport } from './file-transport.ts'
import type { Transport } from './letter.ts'
import { letterFolder } from './letter-file.ts'
import { type Addresses, domainOf, mailAddresses } from './mail-addresses.ts'
import { type OutboxParts, startOutbox } from './outbox.ts'
import { smtpTransport } from './smtp-transport.ts'
import { webhookCaller } from './webhook.ts'

declare module 'fastify' {
  interface FastifyInstance {
    mail: {
      /** As the live build has them. */
      readonly addresses: Addresses
      /** Domain of Message-IDs. */
      readonly domain: string
      transport: Transport
      /** Starts a round now, because messages have been queued. */
      wake: () => void
      /** When the last step of sending letters ended, whether it failed or not. */
      lastRound: () => Date
    }
  }
}

/** Replacements for tests, such as the transport or retry times. */
export type MailChanges = Partial<Omit<OutboxParts, 'store' | 'compose' | 'log'>>

const transportOf = (config: Config, log: FastifyBaseLogger): Transport => {
  if (config.SMTP_URL) return smtpTransport(config.SMTP_URL)
  prepareDataDir(config.DATA_DIR)
  return fileTransport(letterFolder(config.DATA_DIR), (file) => log.info({ file }, 'letter written'))
}

const webhookOf = ({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_FORMAT: format }: Config) =>
  url ? webhookCaller({ url, secret, format }) : undefined

/** Plugin that sends letters and webhook calls from the outbox. */
export const mail = fastifyPlugin<MailChanges>(async (app, changes) => {
  const { config, build, storage, log, metrics } = app
  const addresses = () => mailAddresses(config, build.now().content.business)
  const transport = changes.transport ?? transportOf(config, log)
  const made = new Date()
  const outbox = whileListening(app, () =>
    startOutbox({
      store: outboxStore(storage),
      // Read at sending, so that a letter has the words of the live build.
      compose: () =>
        composer(build.now().content, addresses(), (leadId, home) => app.photographs.pathFor(leadId, home)),
      webhook: webhookOf(config),
      numbersBefore: (moment) => app.desk.numbersBefore(moment),
      log,
      count: metrics?.countLetter,
      ...changes,
      transport,
    }),
  )
  app.decorate('mail', {
    get addresses() {
      return addresses()
    },
    get domain() {
      return domainOf(addresses().from)
    },
    transport,
    wake: () => outbox()?.wake(),
    lastRound: () => outbox()?.lastRound() ?? made,
  })
})
