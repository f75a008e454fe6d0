import { quoteFields } from '../../contract/quote-fields.ts'
import type { ParsedQuote } from './parse-quote.ts'

/** From so many points on a request is marked as possible spam. No sign gives more than two: none decides alone. */
const suspiciousFrom = 3

// Nobody reads a form, answers it and presses the button in this time. A browser that fills it in nearly does.
const hastyMs = 2_000

/** How many characters of all answers together are searched: people write less, and long texts cost time. */
const searched = 8_000

const link = /https?:\/\/|www\.\w/gi
const linkMarkup = /\[(?:url|link)\b|<a\s/i

// What is sold through forms all over the world, and seldom asked of a window cleaner.
const junkPhrases = [
  ...['back-?links?', 'seo (?:services?|experts?|agency|company|packages?)', 'search engine ranking', 'guest posts?'],
  ...['rank (?:your|higher)', 'domain authority', 'website traffic', 'web ?design services?'],
  ...['lead generation services?', 'viagra', 'cialis', 'crypto ?(?:currency|investments?)', 'bitcoin', 'forex'],
  ...['payday loans?', 'business loans?', 'make money', 'adult dating', 'unsubscribe', 'our company offers'],
]
const junk = new RegExp(`\\b(?:${junkPhrases.join('|')})\\b`, 'gi')

type Sign = { points: number; reason: string }

const linkSigns = (text: string): Sign[] => {
  const count = text.match(link)?.length ?? 0
  if (linkMarkup.test(text)) return [{ points: 2, reason: 'links written as HTML or forum code' }]
  if (count >= 5) return [{ points: 2, reason: `${count} links` }]
  return count > 0 ? [{ points: 1, reason: count === 1 ? '1 link' : `${count} links` }] : []
}

const phraseSigns = (text: string): Sign[] => {
  const phrases = [...new Set(text.match(junk)?.map((phrase) => phrase.toLowerCase()))]
  return phrases.length > 0 ? [{ points: Math.min(phrases.length, 2), reason: `phrases: ${phrases.join(', ')}` }] : []
}

const isRepetitive = (text: string): boolean => {
  const words = text.toLowerCase().match(/\S+/g) ?? []
  return words.length >= 12 && new Set(words).size / words.length < 0.3
}

const isSameInTwoFields = ({ name, phone, note }: ParsedQuote['request']): boolean => {
  const answers = [name, phone, note].filter((text) => text !== undefined).map((text) => text.toLowerCase())
  return new Set(answers).size < answers.length
}

const textSigns = ({ request, extra, subject }: ParsedQuote): Sign[] => {
  const texts = [request.note, subject, ...Object.values(extra)].filter((value) => typeof value === 'string')
  const text = texts.join('\n').slice(0, searched)
  const hasLinkAsName = linkSigns(`${request.name} ${request.phone}`).length > 0
  return [
    ...linkSigns(text),
    ...phraseSigns(text),
    ...(hasLinkAsName ? [{ points: 2, reason: 'a link as name or phone number' }] : []),
    ...(isRepetitive(text) ? [{ points: 2, reason: 'the same words again and again' }] : []),
    ...(isSameInTwoFields(request) ? [{ points: 2, reason: 'the same answer in two fields' }] : []),
    ...(/\p{Nd}/u.test(request.phone) ? [] : [{ points: 1, reason: 'a phone number without digits' }]),
  ]
}

/**
 * How it was sent, as one sign: a password manager fills the hidden field and sends at once as well, so that both
 * together say no more than one.
 */
const sendingSigns = ({ request }: ParsedQuote): Sign[] => {
  if (request[quoteFields.trap]?.trim()) return [{ points: 2, reason: 'the hidden field was filled in' }]
  const age = request[quoteFields.age]
  return age !== undefined && age < hastyMs ? [{ points: 1, reason: `sent ${age} ms after the form opened` }] : []
}

/**
 * Why a request is marked as possible spam, or null. The owner hears of it all the same; the visitor gets no
 * acknowledgement and is never asked to prove anything.
 */
export const possibleSpam = (quote: ParsedQuote): string | null => {
  const signs = [...sendingSigns(quote), ...textSigns(quote)]
  const points = signs.reduce((sum, sign) => sum + sign.points, 0)
  return points >= suspiciousFrom ? signs.map(({ reason }) => reason).join('; ') : null
}
