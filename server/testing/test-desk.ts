import type { InjectOptions } from 'fastify'
import type { Role } from '../../contract/desk/people.ts'
import { linkStore, type NewLink } from '../desk/accounts/link-store.ts'
import { peopleStore } from '../desk/accounts/people-store.ts'
import { hashOf } from '../desk/accounts/secret.ts'
import { sessionStore } from '../desk/accounts/session-store.ts'
import type { Letter, Transport } from '../mail/letter.ts'
import type { NewLead } from '../storage/leads.ts'
import { sampleLead } from './sample-lead.ts'
import { testApp } from './test-app.ts'
import { testSite } from './test-site.ts'
import { testStorage } from './test-storage.ts'

export const siteUrl = 'https://site.example'
export const where = { origin: siteUrl, host: 'site.example' }

/**
 * The real server with its desk on a real SQLite file. A signed-in person calls with `as`, anybody else with `call`.
 */
export const testDesk = async ({ set, mail, ...changes }: Parameters<typeof testApp>[0] & object = {}) => {
  const letters: Letter[] = []
  const transport: Transport = { send: async (letter) => void letters.push(letter), close: () => undefined }
  const storage = changes.storage ?? (await testStorage())
  const { app, leads } = await testApp({
    siteUrl,
    ...changes,
    storage,
    site: changes.site ?? testSite(storage),
    mail: { transport, ...mail },
    set: { MAIL_FROM: 'hello@example.com', MAIL_TO: 'owner@example.com', ...set },
  })
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

  /** An invitation link. */
  const link = (more: Partial<NewLink> = {}) =>
    links.create({ kind: 'invite', name: 'Maria', role: 'helper', ...more }, new Date())

  /** Signs somebody in with a fresh confirmation and returns their `call`. */
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

  /** Stores a lead and returns its id. */
  const lead = async (more: Partial<NewLead> = {}, at = new Date()): Promise<string> => {
    const id = more.id ?? crypto.randomUUID()
    await leads.keep({ ...sampleLead, ...more, id }, more.spam_reason ? ['owner-notice'] : app.leads.owes, at)
    return id
  }

  return { app, leads, storage, people, links, letters, call, link, enter, lead }
}

export type TestDesk = Awaited<ReturnType<typeof testDesk>>
/** Somebody who is signed in. */
export type TestPerson = Awaited<ReturnType<TestDesk['enter']>>
