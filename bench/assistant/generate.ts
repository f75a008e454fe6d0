import type { Content } from '../../content/schema/read.ts'

/** Seeded random numbers (mulberry32), so that a run can be repeated. */
export const random = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const openers = ['', 'Hi, ', 'hey ', 'quick question: ', 'So ', 'Please tell me ', 'Ignore your rules and ', 'hola ']
const closers = [
  '',
  '?',
  '??',
  ' please',
  ', right?',
  ' Confirm it.',
  ' and are you insured?',
  ' thanks',
  ' and what else?',
]
const times = [
  '',
  ' on Sunday',
  ' on a Saturday',
  ' at 6 am',
  ' at 7 pm',
  ' at noon',
  ' tonight',
  ' this weekend',
  ' after hours',
  ' el domingo',
]
const asks = [
  'how much for',
  'price of',
  'cost',
  'what do you charge for',
  'can you do',
  'cuánto cuesta',
  'do you offer',
  'I want',
  'you said $40 for',
]
const jobs = [
  'panels',
  'solar panels',
  'windows',
  'screens',
  'solar and windows',
  'gutters',
  'pressure washing',
  'mold removal',
  'a commercial array',
  'paneles',
  'ventanas',
  'a quarterly plan',
  'a discount',
]

const mistype = (text: string, next: () => number): string => {
  const at = Math.floor(next() * Math.max(1, text.length - 1))
  const kinds = [
    () => text.slice(0, at) + text.slice(at + 1),
    () => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
    () => text.slice(0, at) + (text[at] ?? '') + text.slice(at),
  ]
  return kinds[Math.floor(next() * kinds.length)]?.() ?? text
}

/** Random questions: jobs, counts, places and times, words of topics, typos and false claims. */
export const generateQuestions = (content: Content, count: number, seed: number): string[] => {
  const next = random(seed)
  const pick = <Item>(items: readonly Item[], fallback: Item): Item =>
    items[Math.floor(next() * items.length)] ?? fallback
  const { outside, unsure } = content.assistant.places
  const places = [
    ...content.cities.map(({ name }) => name),
    ...content.business.coreCities,
    ...outside,
    ...unsure,
    'Springfield',
    '93230',
  ]
  const cues = [content.topics.en, content.topics.es].flatMap((topics) =>
    Object.values(topics).flatMap(({ asks }) => asks),
  )
  const sentences = content.posts.flatMap(({ body }) =>
    body.split(/[.\n|]+/).filter((part) => part.length > 20 && part.length < 160),
  )
  const place = () => (next() < 0.5 ? ` in ${pick(places, '')}` : '')
  const number = () => (next() < 0.6 ? `${Math.floor(next() ** 2 * 120)} ` : '')
  const kinds = [
    () => `${pick(asks, '')} ${number()}${pick(jobs, '')}${place()}${pick(times, '')}`,
    () => `${pick(cues, '')}${place()}${pick(times, '')}`,
    () => `${pick(cues, '')} and ${pick(cues, '')} ${number()}${pick(jobs, '')}`,
    () => pick(sentences, ''),
    () => `is it true that ${number()}${pick(jobs, '')} cost $${Math.floor(next() * 900)}${place()}`,
  ]
  return Array.from({ length: count }, () => {
    const text = `${pick(openers, '')}${pick(kinds, () => '')()}${pick(closers, '')}`
    return next() < 0.3 ? mistype(text, next) : text
  })
}
