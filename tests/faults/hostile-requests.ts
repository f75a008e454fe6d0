import { chatMessageLimit, chatPath, chatTurnLimit } from '../../contract/chat-message.ts'

/** A request meant to bring the server down. */
export type Hostile = { what: string; path: string; type?: string; body?: string; headers?: Record<string, string> }

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=xx'
const json = 'application/json'
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const toForm = (what: string, type: string, body: string): Hostile => ({ what, path: '/f/quote', type, body })
const field = (name: string, value: string) =>
  toForm(`${name} of ${value.length}`, json, JSON.stringify({ [name]: value }))

const dear = 'how much for 18 dirty panels and 12 windows in Gambier on Sunday, and who are you? '
  .repeat(30)
  .slice(0, chatMessageLimit)
const turns = Array.from({ length: chatTurnLimit }, (_, turn) => ({ text: dear, isBot: turn % 2 === 1 }))
const toChat = (what: string, body: string): Hostile => ({ what, path: chatPath, type: json, body })

/** Bodies, URLs and headers of about 64 KB that cost a server the most. None is a valid quote request. */
export const hostileRequests: readonly Hostile[] = [
  toForm('one name 32,000 times', urlencoded, 'a&'.repeat(32_000)),
  toForm('10,000 names', urlencoded, Array.from({ length: 10_000 }, (_, at) => `a${at}&`).join('')),
  field('note', '<a '.repeat(20_000)),
  toForm('JSON of 5,000 levels', json, deep(5000)),
  { what: 'a path of 5,000 letters', path: `/${'x'.repeat(5000)}` },
  { what: 'a path that cannot be decoded', path: '/%ff' },
  { what: 'a form of 5,000 letters', path: `/f/${'x'.repeat(5000)}`, type: urlencoded, body: 'name=a' },
  toChat('12 MB for the chat', JSON.stringify({ message: 'x'.repeat(12_000_000) })),
  ...Array.from({ length: 10 }, () =>
    toChat('the dearest message', JSON.stringify({ message: dear, conversation: turns })),
  ),

  toForm('5,000 empty parts', multipart, `${'--xx\r\n\r\n\r\n'.repeat(5000)}--xx--`),
  toForm(
    '10,000 ends that are none',
    multipart,
    `--xx\r\ncontent-disposition: form-data; name=a\r\n\r\n${'\r\n--x'.repeat(10_000)}`,
  ),
  toForm(
    '10,000 keys of JSON',
    json,
    JSON.stringify(Object.fromEntries(Array.from({ length: 8000 }, (_, at) => [at, 1]))),
  ),
  toForm('JSON that never closes', json, '['.repeat(64_000)),
  toForm('a number of 60,000 digits', json, `{"name":${'1'.repeat(60_000)}}`),
  toForm('names in names', urlencoded, `a${'[a]'.repeat(20_000)}=1`),
  toForm('60,000 signs to decode', urlencoded, `name=${'%'.repeat(60_000)}`),
  field('name', `${' '.repeat(60_000)}a${' '.repeat(1000)}`),
  field('email', `a@${'a.'.repeat(30_000)}`),
  field('phone', '\u202e1\u200b'.repeat(8000)),
  { what: 'slashes', path: `/${'/'.repeat(12_000)}x` },
  {
    what: 'a long list of types',
    path: '/f/quote',
    type: urlencoded,
    body: 'name=a',
    headers: { accept: 'text/html;q=0.1, '.repeat(700) },
  },
  toChat('JSON of 5,000 levels for the chat', `{"message":${deep(5000)}}`),
  toChat('suns for the chat', JSON.stringify({ message: '🌞'.repeat(chatMessageLimit), conversation: turns })),
]
