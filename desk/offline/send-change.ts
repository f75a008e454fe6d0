import { type ChangeRequest, type Lead, leadSchema } from '../../contract/desk/lead.ts'
import { type CallError, call } from '../api/call.ts'

/** After this timeout the change waits on the device. A repetition is safe, because the server applies each id once. */
const giveUpMs = 5_000

/** True if a retry may succeed: the failure was the connection, the server or a rate limit. */
export const isTemporary = ({ code }: CallError): boolean =>
  ['offline', 'failed', 'too-many', 'signed-out'].includes(code)

/** Sends a change. Resolves to the changed lead; throws `CallError`. */
export const sendChange = (leadId: string, request: ChangeRequest): Promise<Lead> =>
  call(`/leads/${encodeURIComponent(leadId)}/changes`, leadSchema, { body: request, giveUpMs })
