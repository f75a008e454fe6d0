import { createHmac } from 'node:crypto'
import type { OwedMessage } from '../storage/outbox-store.ts'
import { parseExtraFields } from './extra-fields.ts'
import { PerhapsDelivered } from './perhaps-delivered.ts'
import { type Brief, formatCall, type WebhookCall, type WebhookEvent, type WebhookFormat } from './webhook-formats.ts'

export type WebhookSettings = { url: string; secret?: string | undefined; format: WebhookFormat }

// fetch gives up a connection that cannot be made after ten seconds: what takes longer has been sent.
const timeoutMs = 20_000

// As the Standard Webhooks specification has it, so that its published libraries can check what we send.
const keyOf = (secret: string) =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret)

/** The signature of a call: HMAC-SHA256 over its id, its moment (in seconds) and its body. */
export const signWebhook = (secret: string, id: string, seconds: number, body: string): string =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64')}`

const signed = ({ url, secret = '' }: WebhookSettings, id: string, event: WebhookEvent) => {
  const body = JSON.stringify(event)
  const seconds = Math.floor(Date.now() / 1000)
  const headers = {
    'content-type': 'application/json',
    'webhook-timestamp': String(seconds),
    'webhook-signature': signWebhook(secret, id, seconds, body),
  }
  return { url, body, headers }
}

// The signed format carries an id by which the other system knows a second try; the others would show it as a second message.
const lateError = ({ format }: WebhookSettings, error: unknown) =>
  format === 'signed' ? error : new PerhapsDelivered('The webhook was called and did not answer in time')

/**
 * Calls another system. Resolves when it answered with a 2xx, and throws otherwise: `PerhapsDelivered` when it may have taken
 * a call that it cannot tell from a second one. `id` is the same at every try; `stop` ends the call.
 */
export const callWebhook = async (
  settings: WebhookSettings,
  id: string,
  call: WebhookCall,
  stop?: AbortSignal,
): Promise<void> => {
  const { format } = settings
  const { url, body, headers } =
    format === 'signed' ? signed(settings, id, call.event) : formatCall(format, settings, call)
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = stop ? AbortSignal.any([timeout, stop]) : timeout
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'webhook-id': id },
    body,
    // A visitor's answers go to the address that the owner named and to no other.
    redirect: 'manual',
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? lateError(settings, error) : error
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The webhook answered with ${answer.status}`)
}

const eventOf = ({ lead }: OwedMessage): WebhookEvent => ({
  type: 'quote.requested',
  timestamp: lead.received_at,
  data: {
    id: lead.id,
    project: lead.project,
    form: lead.form,
    name: lead.name,
    phone: lead.phone,
    email: lead.email,
    replyTo: lead.reply_to,
    note: lead.note,
    possibleSpam: lead.spam_reason,
    extra: Object.fromEntries(parseExtraFields(lead.extra)),
  },
})

/** Tells another system of a request. */
export const webhookCaller =
  (settings: WebhookSettings) =>
  (owed: OwedMessage, brief: Brief, stop?: AbortSignal): Promise<void> =>
    callWebhook(settings, owed.message.id, { event: eventOf(owed), brief }, stop)

export type CallWebhook = ReturnType<typeof webhookCaller>
