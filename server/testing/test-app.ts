import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { secondBusiness } from '../../tests/second-business.ts'
import { type AppParts, buildApp } from '../app.ts'
import { readServerContent } from '../content.ts'
import { openPages, openSite } from '../http/site.ts'
import { formWords } from '../quotes/form-words.ts'
import { submitQuote } from '../quotes/submit-quote.ts'
import { type LeadStore, leadStore } from '../storage/leads.ts'
import { openStorage, type Storage } from '../storage/open.ts'
import { tempDir } from './temp-dir.ts'

/** Collects the rows of a generator. */
export const all = async <Row>(rows: AsyncIterable<Row>): Promise<Row[]> => {
  const found: Row[] = []
  for await (const row of rows) found.push(row)
  return found
}

/** The same of one that gives them by the page. */
export const allRows = async <Row>(pages: AsyncIterable<readonly Row[]>): Promise<Row[]> => (await all(pages)).flat()

type Pages = Record<string, string | Buffer>

/** Writes files of a built site by their paths. */
export const writePages = (siteDir: string, pages: Pages) => {
  for (const [path, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), text)
  }
}

const words = formWords(readServerContent(secondBusiness))

type Facts = ReturnType<AppParts['facts']>
type Options = Partial<Omit<AppParts, 'facts'>> & Partial<Facts> & { pages?: Pages; storage?: Storage }

/** The real server on a real SQLite file and the given built pages, without a port. */
export const testApp = async ({
  pages = {},
  siteUrl,
  form,
  wordsIn,
  languages,
  storage: given,
  placesPath,
  redirects,
  ...changes
}: Options = {}) => {
  const dir = tempDir()
  const built = { site: join(dir, 'site'), policies: join(dir, 'csp.json') }
  writePages(built.site, pages)
  const opened = openPages(built)
  const storage = given ?? (await openStorage({ dataDir: join(dir, 'data') }))
  const leads: LeadStore = leadStore(storage, 'example.com')
  const app = await buildApp({
    facts: () => ({
      placesPath: placesPath ?? '/ohio',
      redirects: redirects ?? { '/gutters': '/gutter-cleaning' },
      siteUrl: siteUrl ?? 'http://localhost:4321',
      form: form ?? { id: 'quote', project: 'website' },
      languages: languages ?? ['en'],
      wordsIn:
        wordsIn ??
        (() => ({
          ...words,
          unsaved: 'It could not be saved: call (740) 555-0117.',
          tooMany: 'Too many: try again in a minute, or call (740) 555-0117.',
          busy: 'Busy: try again in a minute, or call (740) 555-0117.',
        })),
    }),
    site: openSite(() => opened),
    isActive: true,
    hasRateLimit: false,
    trustProxy: false,
    logger: false,
    submit: (name, quote) => submitQuote(leads, name, quote),
    ...changes,
  })
  onTestFinished(async () => {
    await app.close()
    await storage.close()
  })
  const letters = () => storage.db.selectFrom('outbox').selectAll().execute()
  const kept = () =>
    storage.db.selectFrom('leads').selectAll().where('spam_reason', 'is', null).orderBy('received_at', 'desc').execute()
  return { app, leads, letters, kept, storage }
}

/** Answers that a visitor may give. */
export const goodAnswers = {
  name: 'Ann O’Hara',
  phone: '(559) 555-0101',
  email: 'ann@example.com',
  'reply-to': 'ann@example.com',
}
