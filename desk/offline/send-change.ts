import { type ChangeRequest, type Lead, leadSchema } from '../../contract/desk/lead.ts'
import { type CallError, call } from '../api/call.ts'

/** Beyond this a change counts as kept on the device; the server does it once, however often it is sent. */
const giveUpMs = 5_000

/** Whether the same change may be taken later: the line, the server or a crowd stood in the way. */
export const isTemporary = ({ code }: CallError): boolean =>
  ['offline', 'failed', 'too-many', 'signed-out'].includes(code)

/** Sends a change; resolves with the lead as it is afterwards. Throws a `CallError`. */
export const sendChange = (leadId: string, request: ChangeRequest): Promise<Lead> =>
  call(`/leads/${encodeURIComponent(leadId)}/changes`, leadSchema, { body: request, giveUpMs })
