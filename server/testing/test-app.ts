import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Business } from '../../content/schema/business.ts'
import { secondBusiness } from '../../tests/second-business.ts'
import { newBuildId } from '../builds/build-folder.ts'
import type { OpenBuild } from '../builds/live-build.ts'
import { readServerContent, type ServerContent } from '../builds/server-content.ts'
import { type Config, readConfig } from '../config.ts'
import { type Pages as OpenPages, openPages } from '../http/built-site.ts'
import type { SubmitLead } from '../quotes/submit-lead.ts'
import { buildServer, type ServerParts } from '../server.ts'
import { type LeadStore, leadStore } from '../storage/leads.ts'
import { tempDir } from './temp-dir.ts'
import { testEngine } from './test-engine.ts'
import { testStorage } from './test-storage.ts'

type Pages = Record<string, string | Buffer>

/** Writes files of a built site. */
export const writePages = (siteDir: string, pages: Pages) => {
  for (const [path, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), text)
  }
}

type Facts = Pick<Business, 'siteUrl' | 'languages' | 'placesPath' | 'redirects'> & {
  form: Pick<Business['form'], 'id' | 'project'>
}
type Options = Partial<Facts> &
  Omit<Partial<ServerParts>, 'build' | 'config'> & {
    /** Settings that differ from `testConfig`. */
    set?: Partial<Config>
    pages?: Pages
    /** Content policy of each page. */
    policies?: Record<string, string>
    content?: ServerContent
    engine?: OpenBuild['engine']
    /** The form's and the chat's words for trouble and limits. */
    says?: Partial<ServerContent['serverError']>
    /** Replaces the verb that stores a quote request. */
    submit?: SubmitLead
  }

const secondContent = readServerContent(secondBusiness)
const usualFacts: Facts = {
  siteUrl: 'http://localhost:4321',
  form: { id: 'quote', project: 'website' },
  languages: ['en'],
  placesPath: '/ohio',
  redirects: { '/gutters': '/gutter-cleaning' },
}
const usualSays = {
  unsaved: 'It could not be saved: call (740) 555-0117.',
  tooMany: 'Too many: try again in a minute, or call (740) 555-0117.',
  busy: 'Busy: try again in a minute, or call (740) 555-0117.',
}

const contentOf = ({ content = secondContent, says, siteUrl, form, languages, placesPath, redirects }: Options) => {
  const given = Object.entries({ siteUrl, form, languages, placesPath, redirects }).filter(([, value]) => value)
  const serverError = { ...content.serverError, ...usualSays, ...says }
  return {
    ...content,
    serverError,
    business: {
      ...content.business,
      ...usualFacts,
      ...Object.fromEntries(given),
      form: { ...content.business.form, ...(form ?? usualFacts.form) },
    },
    wordsIn: (language: string | undefined) => ({ ...content.wordsIn(language), serverError }),
  }
}

/** A new build without earlier ones. */
const buildOf = (options: Options, pages: OpenPages): OpenBuild => ({
  id: newBuildId(),
  pages,
  desks: [],
  before: [],
  content: contentOf(options),
  engine: options.engine ?? testEngine,
  end: async () => undefined,
})

/** Settings of a test: no rate limits, unless the test is about them. */
export const testConfig = (dataDir: string): Config => ({
  ...readConfig({ RATE_LIMIT: 'off', WEEKLY_NUMBERS: 'off' }),
  DATA_DIR: dataDir,
})

/** The real server on a real SQLite file and these pages, without a port: nothing is sent until it listens. */
export const testApp = async (options: Options = {}) => {
  const dir = tempDir()
  const built = { site: join(dir, 'site'), policies: join(dir, 'csp.json') }
  writePages(built.site, options.pages ?? {})
  if (options.policies) writeFileSync(built.policies, JSON.stringify(options.policies))
  const build = buildOf(options, openPages(built))
  const { logger = false, mail = {}, heartbeat = {}, set } = options
  const config = { ...testConfig(join(dir, 'data')), ...set }
  const storage = options.storage ?? (await testStorage(config.DATA_DIR))
  const leads: LeadStore = leadStore(storage, () => 'example.com')
  const live = { now: () => build, takeUp: async () => undefined, stop: async () => undefined }
  const app = await buildServer({
    config,
    storage,
    build: live,
    logger,
    mail,
    heartbeat,
    ...(options.site && { site: options.site }),
  })
  if (options.submit) app.leads.submit = options.submit
  onTestFinished(async () => {
    await app.close()
  })
  const letters = () => storage.db.selectFrom('outbox').selectAll().execute()
  const kept = () =>
    storage.db.selectFrom('leads').selectAll().where('spam_reason', 'is', null).orderBy('received_at', 'desc').execute()
  return { app, leads, letters, kept, storage }
}

/** Valid answers of a visitor. */
export const goodAnswers = {
  name: 'Ann O’Hara',
  phone: '(559) 555-0101',
  email: 'ann@example.com',
  'reply-to': 'ann@example.com',
}
