import { buildFolder, currentBuildId, newBuildId } from '../../server/builds/build-folder.ts'
import { readServerContent } from '../../server/builds/server-content.ts'
import { readConfig } from '../../server/config.ts'
import { openPages } from '../../server/http/built-site.ts'
import type { MailChanges } from '../../server/mail/mail.ts'
import { smtpTransport } from '../../server/mail/smtp-transport.ts'
import { buildServer } from '../../server/server.ts'
import { openStorage, type StorageSettings } from '../../server/storage/open.ts'

// The build without pages if there is none: drills concern the form.
const builtSite = () => buildFolder('dist', currentBuildId('dist') ?? 'none')

type MailSettings = Pick<MailChanges, 'limits' | 'uncertain' | 'webhook'> & {
  smtpUrl: string
  patience?: Parameters<typeof smtpTransport>[1]
}
export type SmallServerSettings = StorageSettings & MailSettings

// Drills count letters, which would otherwise become digests.
const noLimits = { owner: Number.POSITIVE_INFINITY, spam: Number.POSITIVE_INFINITY }

const testSettings = { RATE_LIMIT: 'off', WEEKLY_NUMBERS: 'off', RETENTION_DAYS: 'off', LOG_LEVEL: 'silent' }

/** The real server on the shipped content with fast retries and without chat. */
export const openSmallServer = async ({
  smtpUrl,
  patience,
  limits = noLimits,
  uncertain,
  webhook,
  ...where
}: SmallServerSettings) => {
  const storage = await openStorage(where)
  const asked = webhook && { WEBHOOK_URL: 'https://crm.example.com', WEBHOOK_SECRET: 'a secret of this drill' }
  const config = { ...readConfig({ ...testSettings, MAIL_FROM: 'us@example.com', ...asked }), DATA_DIR: where.dataDir }
  const build = {
    id: newBuildId(),
    pages: openPages(builtSite()),
    desks: [],
    before: [],
    content: readServerContent('content'),
    engine: () => Promise.reject(new Error('This server has no chat')),
    end: async () => undefined,
  }
  const app = await buildServer({
    config,
    storage,
    build: { now: () => build, takeUp: async () => undefined, stop: async () => undefined },
    mail: {
      transport: smtpTransport(smtpUrl, patience),
      retry: { firstMs: 50, longestMs: 200, giveUpMs: 600_000, leastTries: 1000 },
      pollMs: 50,
      stopMs: 0,
      limits,
      uncertain,
      ...(webhook && { webhook }),
    },
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, app, storage, close: () => app.close() }
}
