import { createHmac } from 'node:crypto'
import type { OwedMessage } from '../storage/outbox-store.ts'
import { parseExtraFields } from './extra-fields.ts'
import { PerhapsDelivered } from './perhaps-delivered.ts'
import { type Brief, formatCall, type WebhookCall, type WebhookEvent, type WebhookFormat } from './webhook-formats.ts'

export type WebhookSettings = { url: string; secret?: string | undefined; format: WebhookFormat }

// fetch stops connecting after ten seconds, so a later timeout means that the call was sent.
const timeoutMs = 20_000

// Key format of the Standard Webhooks specification, so that its libraries can verify our calls.
const keyOf = (secret: string) =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret)

/** Signature of a call: HMAC-SHA256 over id, time in seconds and body. */
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

// In the signed format the receiver recognizes a retry by its id; the other formats would show it as a second message.
const lateError = ({ format }: WebhookSettings, error: unknown) =>
  format === 'signed' ? error : new PerhapsDelivered('The webhook was called and did not answer in time')

/**
 * Calls the webhook. Resolves on a 2xx answer, otherwise throws: `PerhapsDelivered` if a retry could be shown twice.
 * `id` is the same at every retry; `stop` aborts the call.
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
    // Not followed: a visitor's answers only go to the URL that the owner configured.
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

/** Sends a lead to the webhook. */
export const webhookCaller =
  (settings: WebhookSettings) =>
  (owed: OwedMessage, brief: Brief, stop?: AbortSignal): Promise<void> =>
    callWebhook(settings, owed.message.id, { event: eventOf(owed), brief }, stop)

export type CallWebhook = ReturnType<typeof webhookCaller>
