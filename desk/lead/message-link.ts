import type { Lead } from '../../contract/desk/lead.ts'
import type { Session } from '../../contract/desk/people.ts'
import { fill } from '../../pricing/fill.ts'

// A lead by hand may be named by its phone number or email: then the greeting has no name.
const firstNameOf = (name: string): string => (/^\p{L}[^@]*$/u.test(name) ? (name.split(/\s+/)[0] ?? '') : '')

/** `sms:` with a text ready to be sent from the phone in the hand; undefined where there is no number. */
export const smsLink = (
  { name, phoneLink }: Pick<Lead, 'name' | 'phoneLink'>,
  template: string,
  { person, businessName, reviewLink }: Session,
  more: Record<string, string> = {},
): string | undefined => {
  if (phoneLink === null) return undefined
  const text = fill(template, {
    ...more,
    firstName: firstNameOf(name),
    personName: person.name,
    business: businessName,
    link: reviewLink ?? '',
  })
  const greeting = text.replace(/,? +(?=[,.])/, '')
  return `${phoneLink.replace('tel:', 'sms:')}?&body=${encodeURIComponent(greeting)}`
}
