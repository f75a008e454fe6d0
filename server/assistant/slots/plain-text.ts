const phone = /\(?\b\d{3}\)?[ .-]{0,2}\d{3}[ .-]\d{4}\b|\b\d{7,}\b/g

/** Most characters of a message that are read for slots. */
const mostLetters = 2000

/** A text without accents, capitals, apostrophes, phone numbers and hyphens within words. */
export const plainText = (text: string): string =>
  text
    .slice(0, mostLetters)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(phone, ' ')
    .replace(/\b([ap])\. ?m\b\.?/g, '$1m')
    .replace(/([a-z])-(?=[a-z])/g, '$1 ')
    .replace(/(\d)-(?=[a-z])/g, '$1 ')
