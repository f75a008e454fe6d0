import { buildApp } from '../../server/app.ts'
import { buildFolder, currentBuildId } from '../../server/builds/build-folder.ts'
import { readServerContent } from '../../server/content.ts'
import { readiness } from '../../server/health/readiness.ts'
import { openPages, openSite } from '../../server/http/site.ts'
import { composer } from '../../server/mail/compose.ts'
import { type OutboxParts, startOutbox } from '../../server/mail/outbox.ts'
import { smtpTransport } from '../../server/mail/smtp-transport.ts'
import { submitQuote } from '../../server/quotes/submit-quote.ts'
import { leadStore } from '../../server/storage/leads.ts'
import { openStorage, type StorageSettings } from '../../server/storage/open.ts'
import { outboxStore } from '../../server/storage/outbox.ts'
import type { MessageKind } from '../../server/storage/tables.ts'

// Without pages where none are built: the drills are about the form.
const builtSite = () => buildFolder('dist', currentBuildId('dist') ?? 'none')

type MailSettings = Pick<OutboxParts, 'limits' | 'uncertain' | 'webhook'> & {
  smtpUrl: string
  patience?: Parameters<typeof smtpTransport>[1]
  owes?: readonly MessageKind[]
}
export type SmallServerSettings = StorageSettings & MailSettings

// The drills count letters, which would otherwise share a digest.
const noLimits = { owner: Number.POSITIVE_INFINITY, spam: Number.POSITIVE_INFINITY }

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** The form, the storage and the sender of letters as they run for real, without what else makes a start slow. */
export const openSmallServer = async ({
  smtpUrl,
  patience,
  owes,
  limits = noLimits,
  uncertain,
  webhook,
  ...where
}: SmallServerSettings) => {
  const storage = await openStorage(where)
  const leads = leadStore(storage, 'example.com')
  const outbox = startOutbox({
    store: outboxStore(storage),
    compose: () => composer(readServerContent('content'), { from: 'us@example.com', to: 'us@example.com' }),
    transport: smtpTransport(smtpUrl, patience),
    log,
    retry: { firstMs: 50, longestMs: 200, giveUpMs: 600_000, leastTries: 1000 },
    pollMs: 50,
    stopMs: 0,
    ...{ limits, uncertain, webhook },
  })
  const pages = openPages(builtSite())
  const app = await buildApp({
    facts: () => ({
      siteUrl: 'http://localhost:4321',
      form: { id: 'quote', project: 'website' },
      placesPath: '/california',
      redirects: {},
      languages: ['en'],
      wordsIn: () => ({
        unsaved: 'It could not be saved: call (559) 555-0123.',
        tooMany: 'Too many requests.',
        busy: 'Busy.',
      }),
    }),
    site: openSite(() => pages),
    health: {
      readiness: readiness({ checkStorage: storage.check, lastRound: outbox.lastRound }),
    },
    isActive: true,
    hasRateLimit: false,
    trustProxy: false,
    logger: false,
    submit: async (name, quote) => {
      const outcome = await submitQuote(leads, name, quote, owes)
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
