// A number of this country as far as it has been typed: its country code, ten digits, and what people write between.
const nationalNumber = /^(\+?1(?!\d)|\+?1(?=\D*\d)|)[\s().\-–]*((?:\d[\s().\-–]*){1,10})$/
const extensionStart = /\s*(?:#|,|x|ext)/i

const digitsOf = (text: string) => text.replace(/\D/g, '')

const grouped = (digits: string) => {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (!exchange) return area
  return line ? `(${area}) ${exchange}-${line}` : `(${area}) ${exchange}`
}

/**
 * A phone number as it is printed here, `(559) 555-0123`, as far as it goes. Everything else that a person may write
 * stays as it is: numbers of other countries, words, and what follows an extension's sign.
 */
export const formatPhone = (text: string): string => {
  const end = text.search(extensionStart)
  const [number, rest] = end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end)]
  const [, country = '', national = ''] = nationalNumber.exec(number.trim()) ?? []
  const digits = digitsOf(national)
  if (digits === '') return text
  // After a whole number a space begins what follows it.
  const space = digits.length === 10 && rest === '' && number.endsWith(' ') ? ' ' : ''
  return `${country ? `${country} ` : ''}${grouped(digits)}${space}${rest}`
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
