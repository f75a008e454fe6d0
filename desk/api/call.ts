import type { z } from 'zod'
import { keptAtHeader } from '../../contract/desk/offline.ts'
import { type RefusalCode, refusalSchema } from '../../contract/desk/sign-in.ts'
import { noteSeenAt } from '../offline/seen-at.ts'

/** A failed call: the server's error code, or `offline` if it was not reached. */
export class CallError extends Error {
  override name = 'CallError'
  readonly code: RefusalCode | 'offline'
  /** The desk's own address, when this page is at another one. */
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
  /** A file, sent as is. */
  bytes?: Blob
  signal?: AbortSignal
  /** Timeout in ms, after which the server counts as not reached. */
  giveUpMs?: number
}

const usualGiveUpMs = 20_000

// Browsers allow at most 64 KB of keepalive bodies per page.
const mostKeptAlive = 16_000

const payloadOf = ({ body, bytes }: Options) => {
  if (bytes) return { body: bytes, headers: { 'content-type': bytes.type } }
  if (!body) return {}
  const json = JSON.stringify(body)
  // A tap on a phone number opens another app; keepalive still sends the request.
  return { body: json, headers: { 'content-type': 'application/json' }, keepalive: json.length < mostKeptAlive }
}

const send = async (path: string, options: Options): Promise<Response> => {
  const { method, body, bytes, signal, giveUpMs = usualGiveUpMs } = options
  // AbortSignal.timeout and AbortSignal.any are newer than the browsers we support.
  const stop = new AbortController()
  const abort = () => stop.abort()
  const timer = setTimeout(abort, giveUpMs)
  signal?.addEventListener('abort', abort)
  try {
    return await fetch(`/desk/api${path}`, {
      method: method ?? (body || bytes ? 'POST' : 'GET'),
      ...payloadOf(options),
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

/** Calls `act` whenever a call answers that nobody is signed in. */
export const whenSignedOut = (act: () => void): void => {
  onSignedOut = act
}

/** Calls the desk API and parses the answer. Throws `CallError`. */
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
