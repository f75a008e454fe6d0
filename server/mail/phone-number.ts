import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { oneLine } from './one-line.ts'

const parse = (phone: string) => {
  const number = parsePhoneNumberFromString(phone, 'US')
  return number?.isPossible() ? number : findPhoneNumbersInText(phone, 'US')[0]?.number
}

/** A phone link, `tel:+15595550101`; undefined if the text contains no number. */
export const telLink = (phone: string): string | undefined => parse(phone)?.getURI()

/**
 * The number in the form used for comparison, `+15595550101`; only its digits if it cannot be parsed, and nothing if there
 * are fewer than seven.
 */
export const phoneKey = (phone: string): string => {
  const digits = phone.replace(/\D/g, '')
  return parse(phone)?.number ?? (digits.length >= 7 ? digits : '')
}

/** The number in national format, `(559) 555-0101`; the text itself if it contains no number. */
export const readablePhone = (phone: string): string => {
  const number = parse(phone)
  if (!number) return oneLine(phone)
  return number.countryCallingCode === '1' ? number.formatNational() : number.formatInternational()
}
