import type { Lead } from '../../contract/desk/lead.ts'
import { useSession } from '../api/session.ts'
import { customers, words } from '../desk-content.ts'
import { pageName } from '../page-name.ts'
import { momentText } from '../when.ts'
import { type Fact, FactList } from './FactList.tsx'

const { lead: text } = words

/** Contact details, and where the lead came from. */
export function Details({ lead }: { lead: Lead }) {
  const { timeZone } = useSession()
  const facts: Fact[] = [
    [text.phone, lead.phone],
    [text.address, lead.email],
    [customers.numbers.origins, lead.origin === 'form' ? '' : customers.add.origins[lead.origin]],
    [text.received, momentText(lead.receivedAt, timeZone)],
    [text.page, lead.page && pageName(lead.page)],
    [text.campaign, lead.campaign.join(' · ')],
  ]
  return (
    <section className="card flow" aria-labelledby="details">
      <h2 id="details">{text.details}</h2>
      <FactList facts={facts} />
    </section>
  )
}
