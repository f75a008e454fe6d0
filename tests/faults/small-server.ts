import { resolve } from 'node:path'
import { buildApp } from '../../server/app.ts'
import { readServerContent } from '../../server/content.ts'
import { openSite } from '../../server/http/site.ts'
import { composer } from '../../server/mail/compose.ts'
import { startOutbox } from '../../server/mail/outbox.ts'
import { smtpTransport } from '../../server/mail/smtp-transport.ts'
import { submitQuote } from '../../server/quotes/submit-quote.ts'
import { leadStore } from '../../server/storage/leads.ts'
import { openStorage, type StorageSettings } from '../../server/storage/open.ts'
import { outboxStore } from '../../server/storage/outbox.ts'

export type SmallServerSettings = StorageSettings & { smtpUrl: string; mailPatienceMs?: number }

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** The form, the storage and the sender of letters as they run for real, without what else makes a start slow. */
export const openSmallServer = async ({ smtpUrl, mailPatienceMs, ...where }: SmallServerSettings) => {
  const storage = await openStorage(where)
  const leads = leadStore(storage, 'example.com')
  const outbox = startOutbox({
    store: outboxStore(storage),
    compose: composer(readServerContent('content'), { from: 'us@example.com', to: 'us@example.com' }),
    transport: smtpTransport(smtpUrl, mailPatienceMs),
    log,
    retry: { firstMs: 50, longestMs: 200, giveUpMs: 600_000, leastTries: 1000 },
    pollMs: 50,
  })
  const app = await buildApp({
    business: { siteUrl: 'http://localhost:4321', form: { id: 'quote', project: 'website' } },
    site: openSite(resolve('dist/site')),
    isActive: true,
    words: { unsaved: 'It could not be saved.', tooMany: 'Too many requests.', busy: 'Busy.' },
    hasRateLimit: false,
    trustProxy: false,
    logger: false,
    submit: async (name, quote) => {
      const outcome = await submitQuote(leads, name, quote)
      outbox.wake()
      return outcome
    },
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    await app.close()
    await outbox.stop()
    await storage.close()
  }
  return { url, app, storage, close }
}
