import type { ChatContact } from '../../contract/chat-message.ts'

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/
const phone = /(?:\+?1[ .-]?)?\(?\b\d{3}\)?[ .-]{0,2}\d{3}[ .-]?\d{4}\b/
const street =
  /\b\d{1,5} (?:[NSEW]\.? )?(?:\w{2,20} ){1,3}(?:street|st|avenue|ave|road|rd|drive|dr|court|ct|lane|ln|way|blvd|boulevard|place|pl|circle|cir)\b\.?/i
const toldName =
  /\b(?:[Mm]y name is|[Mm]e llamo|[Mm]i nombre es)\s+(\p{L}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2})/u
// After "This is" or "soy" a name needs a capital letter: "this is great", "soy dueño".
const capitalName = /\b(?:[Tt]his is|[Ss]oy)\s+(\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2})/u

/** Contact data in a message for the quote form; undefined if there is none. */
export const contactIn = (message: string): ChatContact | undefined => {
  const said = message.slice(0, 500)
  const found = {
    name: (toldName.exec(said) ?? capitalName.exec(said))?.[1],
    phone: phone.exec(said)?.[0].trim(),
    email: email.exec(said)?.[0],
    address: street.exec(said)?.[0],
  }
  const known = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
  return Object.keys(known).length > 0 ? known : undefined
}

/** A message without its contact data, for reading. */
export const withoutContact = (message: string): string =>
  masked(message).replace(/,? ?\[(?:name|phone|e-mail|address|number)\]/g, '')

/** True for a name without anything by which to reach its bearer. */
export const isOnlyName = (contact: ChatContact | undefined): boolean =>
  contact !== undefined && Object.keys(contact).every((field) => field === 'name')

const digits = /\d[\d().\s-]{4,}\d/g

/** A message with name, phone, email and street masked for storage: "my name is [name], call [phone]". */
export const masked = (message: string): string =>
  message
    .replace(new RegExp(email, 'g'), '[e-mail]')
    .replace(new RegExp(street, 'gi'), '[address]')
    .replace(new RegExp(phone, 'g'), '[phone]')
    .replace(digits, '[number]')
    .replace(toldName, (whole, name: string) => whole.replace(name, '[name]'))
    .replace(capitalName, (whole, name: string) => whole.replace(name, '[name]'))
