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
  const words = text.toLowerCase().match(/\S+/g) ?? []
  return words.length >= 12 && new Set(words).size / words.length < 0.3
}

const signsOf = ({ request, extra, subject }: ParsedQuote): Sign[] => {
  const free = [request.note, subject, ...Object.values(extra)].filter((value) => typeof value === 'string').join('\n')
  const short = `${request.name} ${request.phone}`
  const links = countOf(free, link)
  const phrases = new Set(free.match(junk)?.map((phrase) => phrase.toLowerCase()))
  const same = [request.name, request.phone, request.note].map((answer) => answer?.toLowerCase())
  const age = request[quoteFields.age]
  return [
    { points: Math.min(links, 4), reason: `links: ${links}` },
    { points: countOf(short, link) > 0 ? 3 : 0, reason: 'a link as name or phone' },
    { points: links > 0 && markup.test(free) ? 3 : 0, reason: 'marked-up links' },
    { points: Math.min(phrases.size * 2, 6), reason: `phrases: ${[...phrases].join(', ')}` },
    { points: repeats(free) ? 3 : 0, reason: 'the same words again and again' },
    { points: new Set(same).size < same.length ? 2 : 0, reason: 'one answer in several fields' },
    { points: /\d/.test(request.phone) ? 0 : 1, reason: 'a phone number without digits' },
    { points: age !== undefined && age < hastyMs ? 2 : 0, reason: `sent after ${age} ms` },
  ].filter(({ points }) => points > 0)
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
