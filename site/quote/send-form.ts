import { type FormReply, readFormReply } from '../../contract/form-reply.ts'
import { timeLimit } from '../time-limit.ts'

/** How long a visitor waits before a silent network counts as failed. */
export const SEND_TIMEOUT_MS = 30_000

/** What became of a send; `temporary` when the same answers may well be taken later. */
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

// Our server always replies with JSON. A page comes from a proxy or a firewall, which may let the same answers pass later.
const isTemporary = ({ status }: Response, body: unknown) =>
  status >= 500 || busyStatuses.includes(status) || (body === undefined && status !== tooLarge)

/** Posts a form and reads the reply. It arrives even when the visitor leaves the page meanwhile. */
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
