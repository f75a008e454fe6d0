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

// The three characters that mean something to Slack (docs.slack.dev, "Formatting message text").
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const slack = ({ title, text, link }: Brief) =>
  JSON.stringify({ text: [`*${escaped(title)}*`, escaped(text), ...(link ? [`<${link}>`] : [])].join('\n') })

// Published as JSON, because headers hold no more than Latin letters: the topic moves from the address into the body.
const ntfy = (url: string, { title, text, link }: Brief): Formatted => {
  const { origin, pathname } = new URL(url)
  const topic = pathname.replace(/^\/|\/$/g, '')
  const body = JSON.stringify({ topic, title, message: text, priority: 4, ...(link && { click: link }) })
  return { url: `${origin}/`, body, headers: { 'content-type': 'application/json' } }
}

const entriesOf = (data: object): [string, string][] =>
  Object.entries(data).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === undefined) return []
    return typeof value === 'object' ? entriesOf(value) : [[name, String(value)]]
  })

const form = ({ type, timestamp, data }: WebhookEvent) =>
  new URLSearchParams([['type', type], ['timestamp', timestamp], ...entriesOf(data)]).toString()

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
  if (format === 'slack') return { url, body: slack(brief), headers: { 'content-type': 'application/json' } }
  return { url, body: form(event), headers: { 'content-type': 'application/x-www-form-urlencoded', ...token } }
}
