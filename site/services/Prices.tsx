import type { Service } from '../../content/schema/service.ts'
import { content } from '../content.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { PriceTable } from '../ui/PriceTable.tsx'
import { Section } from '../ui/Section.tsx'
import { Kept } from '../ui/text/Kept.tsx'
import './prices.css'

interface PricesProps {
  prices: NonNullable<Service['prices']>
  /** Link to the estimate; undefined for a service without a published price. */
  estimate: { label: string; href: string } | undefined
}

const { detail: words } = content.servicesPage

/** The published prices of a service. */
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
