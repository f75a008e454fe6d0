import type { Lead } from '../../contract/desk/lead.ts'
import { useSession } from '../api/session.ts'
import { customers, words } from '../desk-content.ts'
import { pageName } from '../page-name.ts'
import { momentText } from '../when.ts'
import { type Fact, Facts } from './Facts.tsx'

const { lead: text } = words

/** Contact details, and where the lead came from. */
export function Details({ lead }: { lead: Lead }) {
  const { timeZone } = useSession()
  const facts: Fact[] = [
    ...(lead.phone ? [[text.phone, lead.phone] satisfies Fact] : []),
    ...(lead.email ? [[text.address, lead.email] satisfies Fact] : []),
    ...(lead.origin === 'form' ? [] : [[customers.numbers.origins, customers.add.origins[lead.origin]] satisfies Fact]),
    [text.received, momentText(lead.receivedAt, timeZone)],
    ...(lead.page ? [[text.page, pageName(lead.page)] satisfies Fact] : []),
    ...(lead.campaign.length > 0 ? [[text.campaign, lead.campaign.join(' · ')] satisfies Fact] : []),
  ]
  return (
    <section className="card flow" aria-labelledby="details">
      <h2 id="details">{text.details}</h2>
      <Facts facts={facts} />
    </section>
  )
}
