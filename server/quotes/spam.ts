import { quoteFields } from '../../contract/quote-fields.ts'
import type { ParsedQuote } from './parse-quote.ts'

/** From here on a request is taken for spam. No single sign but a crowd of links reaches it. */
export const spamScore = 4

// Nobody reads a form, answers it and presses the button in this time; filled in by the browser, almost.
const hastyMs = 2_000

const link = /https?:\/\/|www\.\w|\[url|\[link|<a\s/gi
const markup = /\[url\b|\[link\b|<a\s[^>]*href/i

// What is sold through forms all over the world, and never asked of a window cleaner.
const junkPhrases = [
  ...['back-?links?', 'seo (?:services?|experts?|agency|company|packages?)', 'search engine ranking', 'guest posts?'],
  ...[
    'rank (?:your|higher)',
    'domain authority',
    'website traffic',
    'web ?design services?',
    'lead generation services?',
  ],
  ...['casino', 'viagra', 'cialis', 'crypto ?(?:currency|investments?)', 'bitcoin', 'forex', 'payday loans?'],
  ...['business loans?', 'work from home', 'make money', 'earn \\$?\\d+', 'adult dating', 'telegram', 'whatsapp me'],
  ...['unsubscribe', 'dear (?:sir|website owner)', 'our company offers'],
]
const junk = new RegExp(`\\b(?:${junkPhrases.join('|')})\\b`, 'gi')

type Sign = { points: number; reason: string }

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

const repeats = (text: string): boolean => {
  // No twelve words are shorter.
  if (text.length < 23) return false
  const words = text.toLowerCase().match(/\S+/g) ?? []
  return words.length >= 12 && new Set(words).size / words.length < 0.3
}

const isRepeated = ({ name, phone, note }: ParsedQuote['request']): boolean => {
  const [one, two, three] = [name.toLowerCase(), phone.toLowerCase(), note?.toLowerCase()]
  return one === two || two === three || one === three
}

// Most requests show no sign at all: nothing is put together for what is not there.
const signsOf = ({ request, extra, subject }: ParsedQuote): Sign[] => {
  const free = [request.note, subject, ...Object.values(extra)].filter((value) => typeof value === 'string').join('\n')
  const signs: Sign[] = []
  const links = countOf(free, link)
  if (links > 0) signs.push({ points: Math.min(links, 4), reason: `links: ${links}` })
  if (countOf(`${request.name} ${request.phone}`, link) > 0)
    signs.push({ points: 3, reason: 'a link as name or phone' })
  if (links > 0 && markup.test(free)) signs.push({ points: 3, reason: 'marked-up links' })
  const found = free.match(junk)
  if (found) {
    const phrases = new Set(found.map((phrase) => phrase.toLowerCase()))
    signs.push({ points: Math.min(phrases.size * 2, 6), reason: `phrases: ${[...phrases].join(', ')}` })
  }
  if (repeats(free)) signs.push({ points: 3, reason: 'the same words again and again' })
  if (isRepeated(request)) signs.push({ points: 2, reason: 'one answer in several fields' })
  if (!/\d/.test(request.phone)) signs.push({ points: 1, reason: 'a phone number without digits' })
  const age = request[quoteFields.age]
  if (age !== undefined && age < hastyMs) signs.push({ points: 2, reason: `sent after ${age} ms` })
  return signs
}

/**
 * Why a request is taken for spam, or nothing. Spam is kept and answered like any other, owes no letters, and can be
 * rescued. A person is never asked to prove anything.
 */
export const spamReason = (quote: ParsedQuote): string | null => {
  if (quote.request[quoteFields.trap]?.trim()) return 'honeypot'
  const signs = signsOf(quote)
  const score = signs.reduce((sum, { points }) => sum + points, 0)
  return score >= spamScore ? `score ${score} (${signs.map(({ reason }) => reason).join('; ')})` : null
}
