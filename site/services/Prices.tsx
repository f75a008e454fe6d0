import type { Service } from '../../content/schema/service.ts'
import { content } from '../content.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { PriceTable } from '../ui/PriceTable.tsx'
import { Section } from '../ui/Section.tsx'
import { Kept } from '../ui/text/Kept.tsx'
import './prices.css'

interface PricesProps {
  prices: NonNullable<Service['prices']>
  /** Leads to the estimate; a service without a published price has none. */
  estimate: { label: string; href: string } | undefined
}

const { detail: words } = content.servicesPage

/** What the service costs, before anyone has to ask. */
export function Prices({ prices, estimate }: PricesProps) {
  return (
    <Section id="prices" aria-labelledby="prices-title">
      <div className="wrapper switcher prices">
        <div className="prices-words flow">
          <h2 id="prices-title">{words.prices}</h2>
          {prices.note && (
            <p className="soft">
              <Kept text={prices.note} phones />
            </p>
          )}
          {estimate && <ButtonLink href={estimate.href}>{estimate.label}</ButtonLink>}
        </div>
        <PriceTable caption={prices.caption} columns={words.columns} rows={prices.rows} />
      </div>
    </Section>
  )
}
