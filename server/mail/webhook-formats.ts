import { safeCell } from './safe-cell.ts'

/** How another system is told: by the signed call, or as one of the services reads it that need nothing in between. */
export const webhookFormats = ['signed', 'slack', 'ntfy', 'form'] as const
export type WebhookFormat = (typeof webhookFormats)[number]

/** The same in words, for systems that show it to people. `link` is where to see more. */
export type Brief = { title: string; text: string; link?: string | undefined }

/** What another system is told: what happened, when (ISO 8601), and to what. */
export type WebhookEvent = { type: string; timestamp: string; data: object }

/** The same twice: for programs, and in words. */
export type WebhookCall = { event: WebhookEvent; brief: Brief }

type Formatted = { url: string; body: string; headers: Record<string, string> }

const zeroWidthSpace = '\u200B'

// The three characters that mean something to Slack (docs.slack.dev, "Formatting message text"); then what Mattermost reads
// as a mention of everybody (@all), a picture (![](...)) or a link under other words: an invisible space takes these apart.
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/(?<![\p{L}\p{N}._%+-])@(?=\p{L})/gu, `@${zeroWidthSpace}`)
    .replaceAll('![', `!${zeroWidthSpace}[`)
    .replace(/\](?=[([:])/g, `]${zeroWidthSpace}`)

// Google Chat refuses fields that it does not know.
const isSlack = (url: string) => /^hooks\.slack(?:-gov)?\.com$/.test(new URL(url).hostname)

const slack = (url: string, { title, text, link }: Brief) =>
  JSON.stringify({
    text: [`*${escaped(title)}*`, escaped(text), ...(link ? [`<${link}>`] : [])].join('\n'),
    ...(isSlack(url) && { unfurl_links: false, unfurl_media: false }),
  })

// Published as JSON, because headers hold no more than Latin letters: the topic moves from the address into the body.
const ntfy = (url: string, { title, text, link }: Brief): Formatted => {
  const { origin, pathname } = new URL(url)
  const topic = pathname.replace(/^\/|\/$/g, '')
  const body = JSON.stringify({ topic, title, message: text, priority: 4, ...(link && { click: link }) })
  return { url: `${origin}/`, body, headers: { 'content-type': 'application/json' } }
}

type Entry = [string, string]

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const entriesOf = (data: object): Entry[] =>
  Object.entries(data).flatMap(([name, value]): Entry[] =>
    isObject(value) || value === null || value === undefined ? [] : [[name, String(value)]],
  )

// As the reader of a form may take names together: without case, signs and what follows a bracket.
const bareName = (name: string) =>
  name
    .replace(/(?<=.)\[.*$/su, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

// The visitor's own fields. One that a reader could take for one of ours, or for a formula, is named `extra.` and its name.
const ownEntries = (data: object, ours: readonly Entry[]): Entry[] => {
  const taken = new Set([...ours.map(([name]) => name), ...Object.keys(data), 'extra'].map(bareName))
  const isPlain = (name: string) => /^\p{L}/u.test(name) && !taken.has(bareName(name))
  return Object.values(data)
    .filter(isObject)
    .flatMap(entriesOf)
    .map(([name, value]) => [isPlain(name) ? name : `extra.${name}`, value])
}

const form = ({ type, timestamp, data }: WebhookEvent) => {
  const ours: Entry[] = [['type', type], ['timestamp', timestamp], ...entriesOf(data)]
  const entries = [...ours, ...ownEntries(data, ours)]
  return new URLSearchParams(entries.map(([name, value]) => [name, safeCell(value)])).toString()
}

/** What is sent where, in a format that is not signed. A secret goes along as the token that ntfy and others ask for. */
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
