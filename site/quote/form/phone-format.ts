// A complete US number, optionally followed by an extension or words without further digits. Area codes start with 2 or
// more.
const wholeNumber = /^(\+?1)?[\s().\-–]*([2-9](?:[\s().\-–]*\d){9})(\D*|\s*(?:[#,x]|ext).*)$/is

export const digitsOf = (text: string) => text.replace(/\D/g, '')

const foreignNumber = /^\s*(?:\+(?!1)|011)/
const usNumber = /^(?!(\d)\1{9})[2-9]\d\d[2-9]\d{6}/

/** True if a phone number looks mistyped: too short, or not one that a US phone can have. */
export const isDoubtful = (text: string): boolean =>
  text.trim() !== '' && !foreignNumber.test(text) && !usNumber.test(digitsOf(text).replace(/^1(?=\d{10})/, ''))

const formatCharacters = /\p{Cf}/gu

/**
 * Formats a complete US number as `(559) 555-0123` and keeps text after it. Leaves anything else unchanged: incomplete
 * numbers, foreign ones, words.
 */
export const formatPhone = (text: string): string => {
  const [, country, national = '', rest = ''] = wholeNumber.exec(text.replace(formatCharacters, '').trimStart()) ?? []
  if (national === '') return text
  const digits = digitsOf(national)
  const number = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
  return `${country ? `${country} ` : ''}${number}${rest}`
}

/** Cursor position after this many digits. */
const caretAfter = (text: string, digits: number) => {
  let place = 0
  for (let seen = 0; seen < digits && place < text.length; place++) if (/\d/.test(text.charAt(place))) seen++
  return place
}

/** Formats a phone field and keeps the cursor next to the same digit. */
export const formatPhoneField = (
  field: Pick<HTMLInputElement, 'value' | 'selectionStart' | 'setSelectionRange'>,
): void => {
  const { value, selectionStart } = field
  const formatted = formatPhone(value)
  if (formatted === value) return
  const before = value.slice(0, selectionStart ?? value.length)
  const isAtEnd = before.length === value.length
  field.value = formatted
  const caret = isAtEnd ? formatted.length : caretAfter(formatted, digitsOf(before).length)
  field.setSelectionRange(caret, caret)
}
