import { safeCell } from './safe-cell.ts'

/** Formats of the webhook: a signed call, or what Slack, ntfy or a form service reads directly. */
export const webhookFormats = ['signed', 'slack', 'ntfy', 'form'] as const
export type WebhookFormat = (typeof webhookFormats)[number]

/** The event as text, for systems that show it to people. `link` leads to the lead. */
export type Brief = { title: string; text: string; link?: string | undefined }

/** The event as data: type, time (ISO 8601), fields. */
export type WebhookEvent = { type: string; timestamp: string; data: object }

/** Carries the event as data and as text. */
export type WebhookCall = { event: WebhookEvent; brief: Brief }

type Formatted = { url: string; body: string; headers: Record<string, string> }

/** URL, body and headers of an unsigned call. The secret is sent as a bearer token, as ntfy and others expect. */
export const formatCall = (
  format: Exclude<WebhookFormat, 'signed'>,
  { url, secret }: { url: string; secret?: string | undefined },
  { event, brief }: WebhookCall,
): Formatted => {
  const token = secret ? { authorization: `Bearer ${secret}` } : {}
  if (format === 'ntfy') {
    const formatted = ntfy(url, brief)
    return { ...formatted, headers: { ...formatted.headers, ...token } }
  }
  if (format === 'slack') return { url, body: slack(url, brief), headers: { 'content-type': 'application/json' } }
  return { url, body: form(event), headers: { 'content-type': 'application/x-www-form-urlencoded', ...token } }
}

// Published as JSON, because headers cannot hold characters beyond Latin-1: the topic moves from the URL into the body.
const ntfy = (url: string, { title, text, link }: Brief): Formatted => {
  const { origin, pathname } = new URL(url)
  const topic = pathname.replace(/^\/|\/$/g, '')
  const body = JSON.stringify({ topic, title, message: text, priority: 4, ...(link && { click: link }) })
  return { url: `${origin}/`, body, headers: { 'content-type': 'application/json' } }
}

const slack = (url: string, { title, text, link }: Brief) =>
  JSON.stringify({
    text: [`*${escaped(title)}*`, escaped(text), ...(link ? [`<${link}>`] : [])].join('\n'),
    ...(isSlack(url) && { unfurl_links: false, unfurl_media: false }),
  })

const zeroWidthSpace = '\u200B'

// Escapes Slack's three special characters (docs.slack.dev, "Formatting message text"), and breaks up Mattermost's
// mentions (@all), pictures (![](...)) and links with an invisible space.
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/(?<![\p{L}\p{N}._%+-])@(?=\p{L})/gu, `@${zeroWidthSpace}`)
    .replaceAll('![', `!${zeroWidthSpace}[`)
    .replace(/\](?=[([:])/g, `]${zeroWidthSpace}`)

// Google Chat rejects unknown fields.
const isSlack = (url: string) => /^hooks\.slack(?:-gov)?\.com$/.test(new URL(url).hostname)

type Entry = [string, string]

const form = ({ type, timestamp, data }: WebhookEvent) => {
  const ours: Entry[] = [['type', type], ['timestamp', timestamp], ...entriesOf(data)]
  const entries = [...ours, ...ownEntries(data, ours)]
  return new URLSearchParams(entries.map(([name, value]) => [name, safeCell(value)])).toString()
}

const entriesOf = (data: object): Entry[] =>
  Object.entries(data).flatMap(([name, value]): Entry[] =>
    isObject(value) || value === null || value === undefined ? [] : [[name, String(value)]],
  )

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

// The visitor's own fields. A name that a reader could take for one of ours, or for a formula, gets the prefix
// `extra.`.
const ownEntries = (data: object, ours: readonly Entry[]): Entry[] => {
  const taken = new Set([...ours.map(([name]) => name), ...Object.keys(data), 'extra'].map(bareName))
  const isPlain = (name: string) => /^\p{L}/u.test(name) && !taken.has(bareName(name))
  return Object.values(data)
    .filter(isObject)
    .flatMap(entriesOf)
    .map(([name, value]) => [isPlain(name) ? name : `extra.${name}`, value])
}

// Names that a form reader may treat as equal: ignores case, punctuation and anything after a bracket.
const bareName = (name: string) =>
  name
    .replace(/(?<=.)\[.*$/su, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
