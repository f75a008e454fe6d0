import type { Business } from '../../../content/schema/business.ts'
import type { Config } from '../../config.ts'
import { html } from '../../http/html/html.ts'
import type { Transport } from '../../mail/letter.ts'
import { domainOf } from '../../mail/mail-addresses.ts'
import { PerhapsDelivered } from '../../mail/perhaps-delivered.ts'
import { callWebhook, type WebhookSettings } from '../../mail/webhook.ts'

/** One alert as the owner reads it. A retry has the same `id`. */
export type Notice = { id: string; name: string; isOn: boolean; at: Date; subject: string; text: string }
/** Sends an alert, or throws. Resolves to `nobody` if this channel has no recipients. */
export type Channel = (notice: Notice) => Promise<'nobody' | undefined>

type Parts = {
  config: Pick<Config, 'ALERT_EMAIL' | 'ALERT_WEBHOOK_URL' | 'ALERT_WEBHOOK_FORMAT' | 'WEBHOOK_SECRET'>
  /** Getter: a build may change the name. */
  readonly business: Pick<Business, 'name'>
  /** Getter: a build may change the address. */
  readonly from: string
  transport: Transport
  /** Pushes to the owners' devices. */
  push: Channel
}

const byWebhook =
  (settings: WebhookSettings): Channel =>
  async ({ id, name, isOn, at, subject, text }) => {
    const type = isOn ? 'alert.raised' : 'alert.solved'
    const event = { type, timestamp: at.toISOString(), data: { name, subject, text } }
    await callWebhook(settings, id, { event, brief: { title: subject, text } })
  }

const byLetter =
  (to: string, parts: Parts): Channel =>
  async ({ id, at, subject, text }) => {
    const { business, from, transport } = parts
    const us = { name: business.name, address: from }
    const letter = { from: us, to: { name: business.name, address: to }, date: at, subject, text: `${text}\n` }
    const page = html`<!doctype html><meta charset="utf-8"><p>${text}</p>`.markup
    await transport.send({ ...letter, messageId: `<${id}@${domainOf(from)}>`, html: page }, `alert-${id}`)
  }

// An alert that may have arrived is not retried every minute.
const once =
  (channel: Channel): Channel =>
  async (notice) => {
    try {
      return await channel(notice)
    } catch (error) {
      if (error instanceof PerhapsDelivered) return undefined
      throw error
    }
  }

/** Channels to the owner: push, and those in the settings. */
export const channelsOf = (parts: Parts): Channel[] => {
  const { ALERT_EMAIL: to, ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_FORMAT: format, WEBHOOK_SECRET: secret } = parts.config
  return [
    parts.push,
    ...(url ? [once(byWebhook({ url, secret, format }))] : []),
    ...(to ? [once(byLetter(to, parts))] : []),
  ]
}
