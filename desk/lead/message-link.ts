import type { Lead } from '../../contract/desk/lead.ts'
import type { Session } from '../../contract/desk/people.ts'
import { fill } from '../../pricing/fill.ts'

// A lead by hand may be named by its phone number or email: then the greeting has no name.
const firstNameOf = (name: string): string => (/^\p{L}[^@]*$/u.test(name) ? (name.split(/\s+/)[0] ?? '') : '')

/** `sms:` link with a prepared text, from the `tel:` link of a number. */
export const smsTo = (phoneLink: string, text: string): string =>
  `${phoneLink.replace('tel:', 'sms:')}?&body=${encodeURIComponent(text)}`

/** `mailto:` with a subject and an optional text. */
export const mailLink = (email: string, subject: string, text?: string): string => {
  const body = text === undefined ? '' : `&body=${encodeURIComponent(text)}`
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}${body}`
}

/** `sms:` link without a recipient. */
export const smsToAnybody = (text: string): string => smsTo('sms:', text)

/** A prepared text of the desk, filled in for this customer. */
export const messageTo = (
  { name }: Pick<Lead, 'name'>,
  template: string,
  { person, businessName, reviewLink }: Session,
  more: Record<string, string> = {},
): string =>
  fill(template, {
    ...more,
    firstName: firstNameOf(name),
    personName: person.name,
    business: businessName,
    link: reviewLink ?? '',
  }).replace(/,? +(?=[,.])/, '')

/** An `sms:` link with a prepared text of the desk; undefined without a number. */
export const smsLink = (
  lead: Pick<Lead, 'name' | 'phoneLink'>,
  template: string,
  session: Session,
): string | undefined =>
  lead.phoneLink === null ? undefined : smsTo(lead.phoneLink, messageTo(lead, template, session))
