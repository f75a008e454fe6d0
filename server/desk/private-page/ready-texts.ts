import type { Business } from '../../../content/schema/business.ts'
import type { ReadyText, SentThing } from '../../../contract/desk/written-quote.ts'
import { fill } from '../../../pricing/fill.ts'
import type { ServerWords } from '../../builds/server-content.ts'
import { oneLine } from '../../mail/one-line.ts'
import type { StoredLead } from '../leads/stored-lead.ts'
import { visitPlace } from '../summary.ts'
import { sayIn } from './say.ts'

type Sent = { address: string; personName: string }

/** The texts that a person can send to the customer of a lead, in the customer's language. */
export const readyTexts = (
  lead: StoredLead,
  { privatePage: { messages }, photographs, language }: ServerWords,
  { address: business }: Pick<Business, 'address'>,
  { address, personName }: Sent,
): Record<SentThing | 'record', ReadyText> => {
  const say = sayIn(language, business.country)
  const place = visitPlace(lead)
  const { booked_on: on, booked_from: from, booked_to: to, quoted_cents: cents } = lead
  const values = {
    firstName: oneLine(lead.name, 80).split(' ')[0] ?? '',
    personName,
    link: address,
    amount: cents === null ? '' : say.money(cents),
    day: on === null ? '' : say.day(on),
    from: from === null ? '' : say.clock(from),
    to: to === null ? '' : say.clock(to),
    place: place && `, ${place}`,
  }
  const ready = ({ subject, text }: ReadyText): ReadyText => ({
    subject: fill(subject, values),
    text: fill(text, values),
  })
  return {
    quote: ready(messages.quote),
    'follow-up': ready(messages['follow-up']),
    confirmation: ready(messages.confirmation),
    reminder: ready(messages.reminder),
    record: ready(photographs.customer),
  }
}
