import { content } from '../content.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { PriceTable } from '../ui/PriceTable.tsx'

interface CityPricesProps {
  /** Leads to the estimate, filled in for this place. */
  estimate: { label: string; href: string }
}

const { prices: words } = content.cityPage.needs

/** Prices of a visit in one place, with a link to the estimate. */
export function CityPrices({ estimate }: CityPricesProps) {
  return (
    <div className="card city-prices">
      <h3>{words.title}</h3>
      <PriceTable caption={words.caption} columns={words.columns} rows={words.rows} />
      <ButtonLink href={estimate.href}>{estimate.label}</ButtonLink>
    </div>
  )
}
