import type { Lead } from '../../contract/desk/lead.ts'
import type { Session } from '../../contract/desk/people.ts'
import { fill } from '../../pricing/fill.ts'

/** An `sms:` link with a prepared text; undefined without a number. */
export const smsLink = (
  { name, phoneLink }: Pick<Lead, 'name' | 'phoneLink'>,
  template: string,
  { person, businessName, reviewLink }: Session,
): string | undefined => {
  if (phoneLink === null) return undefined
  const text = fill(template, {
    firstName: name.split(/\s+/)[0] ?? name,
    personName: person.name,
    business: businessName,
    link: reviewLink ?? '',
  })
  return `${phoneLink.replace('tel:', 'sms:')}?&body=${encodeURIComponent(text)}`
}
