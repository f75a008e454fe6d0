import type { CityWords } from '../../content/schema/pages/city-page.ts'
import { QuoteButton } from '../quote/QuoteButton.tsx'
import { PriceTable } from '../ui/PriceTable.tsx'

interface CityPricesProps {
  words: CityWords['needs']['prices']
  rows: readonly { label: string; price: string }[]
}

/** What a visit costs in one place, and the way to a price of one's own. */
export function CityPrices({ words, rows }: CityPricesProps) {
  return (
    <div className="city-prices">
      <h3>{words.title}</h3>
      <PriceTable caption={words.caption} columns={words.columns} rows={rows} />
      <QuoteButton variant="water">{words.quote}</QuoteButton>
    </div>
  )
}
