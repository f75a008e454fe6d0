import { plain } from '../text/words.ts'

const phone = /\(?\b\d{3}\)?[ .-]{0,2}\d{3}[ .-]\d{4}\b|\b\d{7,}\b/g

/** Most characters of a message that are read for slots. */
const mostLetters = 2000

/** A plain text without phone numbers and hyphens within words. */
export const plainText = (text: string): string =>
  plain(text.slice(0, mostLetters))
    .replace(phone, ' ')
    .replace(/\b([ap])\. ?m\b\.?/g, '$1m')
    .replace(/([a-z])-(?=[a-z])/g, '$1 ')
    .replace(/(\d)-(?=[a-z])/g, '$1 ')
