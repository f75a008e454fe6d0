import { expect, test } from 'vitest'
import { formatCall } from './webhook-formats.ts'

const visit = { name: 'Ann', phone: '+1 559 555 0101', note: '=HYPERLINK("http://a.example")', possibleSpam: null }
const callWith = (extra: Record<string, unknown>, text = '') => ({
  event: { type: 'quote.requested', timestamp: '2026-11-25T18:00:00.000Z', data: { id: '7', ...visit, extra } },
  brief: { title: 'New quote', text, link: 'https://site.example/desk/leads/7' },
})

const formOf = (extra: Record<string, unknown>) => [
  ...new URLSearchParams(formatCall('form', { url: 'https://a.example' }, callWith(extra)).body),
]

const bodyOf = (text: string, url = 'https://chat.example/hook') =>
  JSON.parse(formatCall('slack', { url }, callWith({}, text)).body)

test('a visitor’s fields cannot replace the real ones in a form', () => {
  const names = [
    'phone',
    'Phone',
    'type',
    'timestamp',
    'id',
    'possible_spam',
    'possibleSpam',
    'name[]',
    ' note',
    'extra',
  ]
  const fields = formOf({ ...Object.fromEntries(names.map((name) => [name, 'forged'])), panels: '20', roof: 'tile' })
  const forged = fields.filter(([, value]) => value === 'forged').map(([name]) => name)
  expect(forged).toEqual(names.map((name) => `extra.${name}`))
  expect(fields).toContainEqual(['panels', '20'])
  expect(fields).toContainEqual(['roof', 'tile'])
  expect(fields.filter(([name]) => name === 'phone')).toEqual([['phone', "'+1 559 555 0101"]])
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '＝1'])(
  'a spreadsheet behind a form treats %j as text',
  (value) => {
    const fields = Object.fromEntries(formOf({ roof: value, '=cmd': 'x' }))
    expect(fields).toMatchObject({ roof: `'${value}`, note: `'${visit.note}`, 'extra.=cmd': 'x' })
  },
)

test.each([
  ['@channel and @here', '@\u200Bchannel and @\u200Bhere'],
  ['(@all) <!channel> <@U1>', '(@\u200Ball) &lt;!channel&gt; &lt;@\u200BU1&gt;'],
  ['![dot](https://a.example/dot.png)', '!\u200B[dot]\u200B(https://a.example/dot.png)'],
  ['![dot][1]\n[1]: https://a.example', '!\u200B[dot]\u200B[1]\n[1]\u200B: https://a.example'],
  ['[your bank](https://a.example)', '[your bank]\u200B(https://a.example)'],
  ['ann@example.com', 'ann@example.com'],
])('Slack, Mattermost and Google Chat show %j as text', (written, shown) => {
  expect(bodyOf(written).text.split('\n').slice(1, -1).join('\n')).toBe(shown)
})

test('Slack unfurls no links of a visitor, and other receivers get no unknown fields', () => {
  const unfurled = { unfurl_links: false, unfurl_media: false }
  expect(bodyOf('x', 'https://hooks.slack.com/services/T/B/x')).toMatchObject(unfurled)
  expect(Object.keys(bodyOf('x'))).toEqual(['text'])
})

test('ntfy gets the topic of the URL in the body, and the secret as a token', () => {
  const target = { url: 'https://ntfy.example/our/topic/', secret: 'a secret' }
  const { url, body, headers } = formatCall('ntfy', target, callWith({}, 'Ann asks'))
  expect([url, headers]).toEqual([
    'https://ntfy.example/',
    { 'content-type': 'application/json', authorization: 'Bearer a secret' },
  ])
  const shown = { topic: 'our/topic', title: 'New quote', message: 'Ann asks', priority: 4 }
  expect(JSON.parse(body)).toEqual({ ...shown, click: 'https://site.example/desk/leads/7' })
  const { event, brief } = callWith({}, 'Ann asks')
  const { link: _, ...withoutLink } = brief
  expect(JSON.parse(formatCall('ntfy', target, { event, brief: withoutLink }).body)).toEqual(shown)
})

test('a chat gets title, text and link as JSON without a token', () => {
  const target = { url: 'https://hooks.slack-gov.com.chat.example/', secret: 'a secret' }
  const { body, headers } = formatCall('slack', target, callWith({}, 'A & B'))
  expect(headers).toEqual({ 'content-type': 'application/json' })
  expect(JSON.parse(body)).toEqual({ text: '*New quote*\nA &amp; B\n<https://site.example/desk/leads/7>' })
  expect(Object.keys(bodyOf('x', 'https://my.hooks.slack.com/x'))).toEqual(['text'])
})

test('a form gets the values that are there, under names that readers take for different ones', () => {
  const call = callWith({ 'NOTE[1]': 'x', empty: null, list: ['y'], 'roof[a]\n[b]': 'z' })
  const { headers, body } = formatCall('form', { url: 'https://a.example', secret: 'a secret' }, call)
  expect(headers).toEqual({
    'content-type': 'application/x-www-form-urlencoded',
    authorization: 'Bearer a secret',
  })
  expect([...new URLSearchParams(body).keys()]).toEqual([
    ...['type', 'timestamp', 'id', 'name', 'phone', 'note'],
    ...['extra.NOTE[1]', 'roof[a]\n[b]'],
  ])
})
