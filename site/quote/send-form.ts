import { type FormReply, readFormReply } from '../../contract/form-reply.ts'
import { timeLimit } from '../time-limit.ts'

/** Timeout of a request. */
const SEND_TIMEOUT_MS = 30_000

/** Outcome of sending; `temporary` if a retry may succeed. */
export type SendOutcome = (FormReply | { kind: 'network'; message: string }) & { temporary: boolean }

const busyStatuses = [408, 425, 429]

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const tooLarge = 413

// Our server always answers JSON. A page comes from a proxy or firewall, which may accept a retry.
const isTemporary = ({ status }: Response, body: unknown) =>
  status >= 500 || busyStatuses.includes(status) || (body === undefined && status !== tooLarge)

/** Posts a form and parses the reply. `keepalive` completes it even if the visitor leaves the page. */
export const sendForm = async (action: string, answers: FormData, send = fetch): Promise<SendOutcome> => {
  try {
    const response = await send(action, {
      method: 'POST',
      body: answers,
      headers: { accept: 'application/json' },
      keepalive: true,
      signal: timeLimit(SEND_TIMEOUT_MS),
    })
    const body = await readJson(response)
    const reply = readFormReply(body)
    return { ...reply, temporary: reply.kind !== 'ok' && isTemporary(response, body) }
  } catch (error) {
    return { kind: 'network', message: error instanceof Error ? error.message : String(error), temporary: true }
  }
}
