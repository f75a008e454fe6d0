import type { Content } from '../../../content/schema/read.ts'
import { confirmable } from '../../../contract/desk/getting-ready.ts'
import { firstOf, good, open, type Row } from './row.ts'
import { shippedPlaces, shippedWhole, textHash } from './shipped-content.ts'

type Needed = Pick<Content, 'business' | 'pricing' | 'services' | 'cities'>

/** Hashes of what the content says as a whole of prices, services and hours. */
export const wholeHashes = ({ business, pricing, services }: Needed) => {
  const { solar, plans, windows, visits, discounts, fees } = pricing
  const hashOf = (value: unknown) => textHash(JSON.stringify(value))
  return {
    prices: hashOf([solar, plans, windows, visits, discounts, fees]),
    services: hashOf(services.map(({ slug }) => slug).sort()),
    hours: hashOf(business.hours),
  }
}

/** Shipped towns that have a page or are in a list, but for the one where the business is. */
const shippedTowns = ({ business: { address, base, coreCities, zips }, cities }: Needed): string[] => {
  const named = new Set([...coreCities, ...Object.keys(zips), ...cities.map(({ name }) => name)])
  return [...named].filter((town) => shippedPlaces.includes(town) && town !== address.city && town !== base.city)
}

const files = {
  prices: 'content/pricing.yaml',
  services: 'content/*/services',
  hours: 'hours in content/business.yaml',
  towns: 'content/*/cities, and coreCities and zips in content/business.yaml',
} as const

/** What would be published of the business before, unless its owner changed it or says that it is right. */
export const unchangedRows = (content: Needed): Row[] => {
  const [hashes, towns] = [wholeHashes(content), shippedTowns(content)]
  return confirmable.map((what) => {
    const isLeft = what === 'towns' ? towns.length > 0 : hashes[what] === shippedWhole[what]
    if (!isLeft || content.business.confirmed.includes(what)) return good(what, 'yours')
    const left = what === 'towns' ? `${firstOf(towns)} ship with the project` : 'as they ship with the project'
    return open(what, `${left}: change ${files[what]}, or add ${what} to confirmed in content/business.yaml`)
  })
}
