// A whole number of this country, with an extension or words after it, but no other digits. Area codes start at 2.
const wholeNumber = /^(\+?1)?[\s().\-–]*([2-9](?:[\s().\-–]*\d){9})(\D*|\s*(?:[#,x]|ext).*)$/is

const formatCharacters = /\p{Cf}/gu

const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * A whole phone number as it is printed here, `(559) 555-0123`, with what a person wrote after it. Everything else stays
 * as it is: a number that is not whole (seven digits may be all of it), one of another country, words.
 */
export const formatPhone = (text: string): string => {
  const [, country, national = '', rest = ''] = wholeNumber.exec(text.replace(formatCharacters, '').trimStart()) ?? []
  if (national === '') return text
  const digits = digitsOf(national)
  const number = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
  return `${country ? `${country} ` : ''}${number}${rest}`
}

/** Where the cursor goes, so that as many digits stand before it as did before. */
const caretAfter = (text: string, digits: number) => {
  let place = 0
  for (let seen = 0; seen < digits && place < text.length; place++) if (/\d/.test(text.charAt(place))) seen++
  return place
}

/** Formats what stands in a phone field and keeps the cursor beside the digit that it was at. */
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
