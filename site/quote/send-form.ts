import { type FormReply, readFormReply } from '../../contract/form-reply.ts'

/** How long a visitor waits before a silent network counts as failed. */
export const SEND_TIMEOUT_MS = 30_000

export type SendOutcome = FormReply | { kind: 'network'; message: string }

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Posts a form and reads the reply. It arrives even when the visitor leaves the page meanwhile. */
export const sendForm = async (action: string, answers: FormData, send = fetch): Promise<SendOutcome> => {
  try {
    const response = await send(action, {
      method: 'POST',
      body: answers,
      headers: { accept: 'application/json' },
      keepalive: true,
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    return readFormReply(await readJson(response))
  } catch (error) {
    return { kind: 'network', message: error instanceof Error ? error.message : String(error) }
  }
}
