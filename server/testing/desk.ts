import type { InjectOptions } from 'fastify'
import type { Role } from '../../contract/desk/people.ts'
import { secondBusiness } from '../../tests/second-business.ts'
import type { AppParts } from '../app.ts'
import { readServerContent } from '../content.ts'
import { linkStore, type NewLink } from '../desk/link-store.ts'
import { isPushService } from '../desk/notify/push-services.ts'
import type { DeskFacts, DeskParts } from '../desk/parts.ts'
import { peopleStore } from '../desk/people-store.ts'
import { hashOf } from '../desk/secret.ts'
import { sessionStore } from '../desk/session-store.ts'
import type { Letter } from '../mail/letter.ts'
import type { NewLead } from '../storage/leads.ts'
import { openStorage } from '../storage/open.ts'
import { sampleLead } from './sample-lead.ts'
import { tempDir } from './temp-dir.ts'
import { testApp } from './test-app.ts'

export const siteUrl = 'https://site.example'
export const where = { origin: siteUrl, host: 'site.example' }

const { business, letters: words } = readServerContent(secondBusiness)

export const deskFacts: DeskFacts = {
  siteUrl,
  business,
  replyWithinHours: 24,
  towns: ['Gambier', 'Fredericktown'],
  language: 'en',
  words: words.desk,
}

/** The real server with its desk on a real SQLite file: one who is signed in calls with `as`, anybody else with `call`. */
export const testDesk = async (changes: Partial<DeskParts> = {}, logger: AppParts['logger'] = false) => {
  const letters: Letter[] = []
  const storage = changes.storage ?? (await openStorage({ dataDir: tempDir() }))
  const desk: DeskParts = {
    storage,
    facts: () => deskFacts,
    isMailOff: false,
    owes: ['owner-notice', 'acknowledgement'],
    mailFrom: 'hello@example.com',
    mailTo: 'owner@example.com',
    sendLetter: async (letter) => void letters.push(letter),
    wakeOutbox: () => undefined,
    folders: () => [],
    hasRateLimit: false,
    push: { publicKey: async () => 'key', isAllowed: isPushService },
    ...changes,
  }
  const { app, leads } = await testApp({ desk, siteUrl, storage, logger })
  const people = peopleStore(storage)
  const links = linkStore(storage)

  type Call = { method?: 'GET' | 'POST' | 'DELETE' | 'PUT'; body?: object; headers?: Record<string, string> }
  const call = (path: string, { method, body, headers }: Call = {}) => {
    const options: InjectOptions = {
      url: `/desk/api${path}`,
      method: method ?? (body ? 'POST' : 'GET'),
      headers: { origin: siteUrl, ...headers },
    }
    return app.inject(body ? { ...options, payload: body } : options)
  }

  /** A link as the owner would send it. */
  const link = (more: Partial<NewLink> = {}) =>
    links.create({ kind: 'invite', name: 'Maria', role: 'helper', ...more }, new Date())

  /** Lets somebody in who has just confirmed who they are, and gives what they call with. */
  const enter = async (name: string, role: Role) => {
    const { token, person } = await people.enter(await link({ name, role }), {}, new Date())
    await sessionStore(storage).confirm(hashOf(token), new Date())
    const cookie = `__Host-desk=${token}`
    return {
      id: person.id,
      cookie,
      call: (path: string, options: Call = {}) => call(path, { ...options, headers: { cookie, ...options.headers } }),
    }
  }

  /** A request of a visitor, kept: its id. */
  const lead = async (more: Partial<NewLead> = {}, at = new Date()): Promise<string> => {
    const id = more.id ?? crypto.randomUUID()
    await leads.keep({ ...sampleLead, ...more, id }, more.spam_reason ? ['owner-notice'] : desk.owes, at)
    return id
  }

  return { app, storage, people, links, letters, call, link, enter, lead }
}
