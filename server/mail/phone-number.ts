import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { oneLine } from './one-line.ts'

const parse = (phone: string) => {
  const number = parsePhoneNumberFromString(phone, 'US')
  return number?.isPossible() ? number : findPhoneNumbersInText(phone, 'US')[0]?.number
}

/** Where a tap on the number leads, `tel:+15595550101`; nothing for words that hold no number. */
export const telLink = (phone: string): string | undefined => parse(phone)?.getURI()

/**
 * The number as it is compared, `+15595550101`; its digits where it is a number of some other kind, and nothing for words
 * that hold none.
 */
export const phoneKey = (phone: string): string => {
  const digits = phone.replace(/\D/g, '')
  return parse(phone)?.number ?? (digits.length >= 7 ? digits : '')
}

/** The number as people here write it, `(559) 555-0101`; what was typed where it is no number. */
export const readablePhone = (phone: string): string => {
  const number = parse(phone)
  if (!number) return oneLine(phone)
  return number.countryCallingCode === '1' ? number.formatNational() : number.formatInternational()
}
