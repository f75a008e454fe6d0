import { quoteFields } from '../../contract/quote-fields.ts'
import type { ParsedQuote } from './parse-quote.ts'
import { lure, otherTrade, pitch, seoTrade, webOfferPoints } from './pitch-phrases.ts'

/** Points from which a quote request is marked as possible spam. */
const suspiciousFrom = 3

/**
 * Reasons why a quote request is possible spam, or null. The owner gets it anyway; the visitor gets no acknowledgement
 * and never a captcha.
 */
export const possibleSpam = (quote: ParsedQuote): string | null => {
  const signs = [...sendingSigns(quote), ...textSigns(quote)]
  const points = signs.reduce((sum, sign) => sum + sign.points, 0)
  return points >= suspiciousFrom ? signs.map(({ reason }) => reason).join('; ') : null
}

// Faster than a person can fill in the form. A browser's autofill may come close.
const hastyMs = 2_000

type Sign = { points: number; reason: string }

/** Signs in how it was sent, counted as one: a password manager fills the honeypot and sends at once too. */
const sendingSigns = ({ request }: ParsedQuote): Sign[] => {
  if (request[quoteFields.trap]?.trim()) return [{ points: 2, reason: 'the hidden field was filled in' }]
  const age = request[quoteFields.age]
  return age !== undefined && age < hastyMs ? [{ points: 1, reason: `sent ${age} ms after the form opened` }] : []
}

/** Characters of all answers that are searched: people write less, and long texts take time. */
const searched = 8_000

const textSigns = ({ request, extra, subject }: ParsedQuote): Sign[] => {
  const texts = [request.note, subject, ...Object.values(extra)].filter((value) => typeof value === 'string')
  // NFKC turns full-width letters into plain ones; invisible characters are removed.
  const text = texts
    .join('\n')
    .slice(0, searched)
    .normalize('NFKC')
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
  const hasLinkAsName = linkSigns(`${request.name} ${request.phone}`).length > 0
  return [
    ...linkSigns(text),
    ...phraseSigns(text),
    ...scriptSigns(text),
    ...(hasLinkAsName ? [{ points: 2, reason: 'a link as name or phone number' }] : []),
    ...(isRepetitive(text) ? [{ points: 2, reason: 'the same words again and again' }] : []),
    ...(isSameInTwoFields(request) ? [{ points: 2, reason: 'the same answer in two fields' }] : []),
    ...(/\p{Nd}/u.test(request.phone) ? [] : [{ points: 1, reason: 'a phone number without digits' }]),
  ]
}

// Programs write forum code; HTML links may be part of a signature.
const forumCode = /\[\/?(?:url|link|img)\]|\[(?:url|link|img)=/i
const htmlLink = /<a\s/i

const linkSigns = (text: string): Sign[] => {
  const count = linksIn(text)
  if (forumCode.test(text)) return [{ points: 3, reason: 'links written as forum code' }]
  if (htmlLink.test(text)) return [{ points: 2, reason: 'links written as HTML' }]
  if (count >= 5) return [{ points: 2, reason: `${count} links` }]
  return count > 0 ? [{ points: 1, reason: count === 1 ? '1 link' : `${count} links` }] : []
}

const link =
  /(?:https?:\/\/|www\.(?=\w))\S{0,300}|(?<![@\w.-])[\w-]{1,60}\.(?:com|net|org|info|biz|io|ru|cn|xyz|top|shop|online|site|club)(?![\w@])/gi

const linksIn = (text: string): number => text.match(link)?.length ?? 0

// A customer may have any trade, so trades score at most two points; offers to the reader score up to three.
const phraseSigns = (text: string): Sign[] => {
  const seo = found(text, seoTrade)
  const trade = [...seo, ...found(text, otherTrade)]
  const offer = found(text, pitch)
  const web = webOfferPoints(text)
  const lures = offer.length + seo.length > 0 || web > 1 ? found(text, lure) : []
  const isLinkedOffer = seo.length > 0 && linksIn(text) > 1
  const points =
    Math.min(trade.length, 2) + (isLinkedOffer ? 1 : 0) + Math.min(2 * offer.length + web + lures.length, 3)
  const phrases = [...trade, ...offer, ...lures].join(', ').slice(0, 200)
  const reasons = [...(phrases ? [`phrases: ${phrases}`] : []), ...(web > 1 ? ['an offer for the web'] : [])]
  return points > 0 ? [{ points, reason: reasons.join('; ') || 'about the web' }] : []
}

const found = (text: string, phrases: RegExp): string[] => [
  ...new Set(text.match(phrases)?.map((phrase) => phrase.toLowerCase())),
]

const letter = /\p{L}/gu
const latin = /\p{Script=Latin}/gu

// "Clean" and "wash" in the other scripts used in the valley.
const cleaning =
  /清洗|清潔|清洁|清理|洗|擦|청소|세척|помы|мойк|мыть|чист|ਸਾਫ|ਸਫ਼ਾਈ|ਸਫਾਈ|ਧੋ|साफ|सफाई|धो|تنظيف|غسل|غسيل|نظافة|شست|تمیز|մաքր|լվա|ທຳຄວາມສະອາດ|ລ້າງ|ล้าง|ทำความสะอาด|清掃|掃除|καθαρ|נקה|ניקוי/iu
const question = /[?？؟՞;¿]|多少|几|幾|吗|嗎|얼마|сколько|ਕਿੰਨ|कितन|كم|چند|որքան|ինչքան/iu

// More than half of the letters are not Latin; a few are a name. Spam does not ask about cleaning.
const scriptSigns = (text: string): Sign[] => {
  const all = text.match(letter)?.length ?? 0
  if (all < 4 || (text.match(latin)?.length ?? 0) >= all / 2) return []
  return [{ points: cleaning.test(text) && question.test(text) ? 2 : 3, reason: 'another script' }]
}

const isRepetitive = (text: string): boolean => {
  const words = text.toLowerCase().match(/\S+/g) ?? []
  return words.length >= 12 && new Set(words).size / words.length < 0.3
}

const isSameInTwoFields = ({ name, phone, note }: ParsedQuote['request']): boolean => {
  const answers = [name, phone, note].filter((text) => text !== undefined).map((text) => text.toLowerCase())
  return new Set(answers).size < answers.length
}
