import type { z } from 'zod'
import { keptAtHeader } from '../../contract/desk/offline.ts'
import { type RefusalCode, refusalSchema } from '../../contract/desk/sign-in.ts'
import { noteSeenAt } from '../offline/line.ts'

/** A call that did not succeed: what the server said, or `offline` where it was not reached. */
export class CallError extends Error {
  override name = 'CallError'
  readonly code: RefusalCode | 'offline'
  /** That of the desk, where this page is at another one. */
  readonly address: string

  constructor(code: RefusalCode | 'offline', address = '') {
    super(code)
    this.code = code
    this.address = address
  }
}

type Options = {
  method?: 'POST' | 'DELETE'
  body?: object
  signal?: AbortSignal
  /** After how many ms of silence the server counts as not reached. */
  giveUpMs?: number
}

const usualGiveUpMs = 20_000

const send = async (path: string, { method, body, signal, giveUpMs = usualGiveUpMs }: Options): Promise<Response> => {
  // AbortSignal.timeout and AbortSignal.any are newer than the browsers that the desk supports.
  const stop = new AbortController()
  const abort = () => stop.abort()
  const timer = setTimeout(abort, giveUpMs)
  signal?.addEventListener('abort', abort)
  try {
    return await fetch(`/desk/api${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      // The tap on a number opens another app: what was done is sent all the same.
      keepalive: body !== undefined,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      signal: stop.signal,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError('offline')
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

let onSignedOut: () => void = () => undefined

/** Has `act` done whenever the server says that nobody is signed in, whatever was called. */
export const whenSignedOut = (act: () => void): void => {
  onSignedOut = act
}

/** Calls the desk's server, and parses what it answers. Throws a `CallError`. */
export const call = async <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  options: Options = {},
): Promise<z.output<Schema>> => {
  const answer = await send(path, options)
  noteSeenAt(answer.headers.get(keptAtHeader))
  const json: unknown = await answer.json().catch(() => undefined)
  if (!answer.ok) {
    const refusal = refusalSchema.safeParse(json).data
    if (refusal?.error === 'signed-out') onSignedOut()
    throw new CallError(refusal?.error ?? 'failed', refusal?.address)
  }
  return schema.parse(json)
}
