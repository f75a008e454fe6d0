import { type Change, type InboxPage, inboxPageSchema, type Lead, leadSchema } from '../../contract/desk/lead.ts'
import type { testAuthenticator } from './authenticator.ts'
import { type TestDesk, type TestPerson, where } from './test-desk.ts'

export const readInbox = async ({ call }: TestPerson, query = ''): Promise<InboxPage> =>
  inboxPageSchema.parse((await call(`/leads?${query}`)).json())

export const readLead = async ({ call }: TestPerson, id: string): Promise<Lead> =>
  leadSchema.parse((await call(`/leads/${id}`)).json())

export const sendChange = (
  { call }: TestPerson,
  leadId: string,
  version: number,
  change: Change,
  id: string = crypto.randomUUID(),
) => call(`/leads/${leadId}/changes`, { body: { id, version, change } })

/** Status and error code of a rejected call. */
export const codeIn = (answer: { statusCode: number; json: () => { error?: string } }) => [
  answer.statusCode,
  answer.json().error,
]

type Phone = ReturnType<typeof testAuthenticator>
type More = { headers?: Record<string, string>; name?: string }

/** Enrolls a phone with a link. */
export const enroll = async ({ call }: TestDesk, token: string, phone: Phone, { headers = {}, name }: More = {}) => {
  const options = (await call('/enroll/options', { body: { token } })).json()
  const passkey = phone.create(options, where)
  return call('/enroll', { body: { token, passkey, ...(name && { name }) }, headers })
}

/** The header of the session that an answer began. */
export const sessionIn = (answer: { headers: Record<string, unknown> }) => ({
  cookie: String(answer.headers['set-cookie']).replace(/;.*/, ''),
})
