import type { Content } from '../../../content/schema/read.ts'
import { confirmable } from '../../../contract/desk/getting-ready.ts'
import { firstOf, good, open, type Row } from './row.ts'
import { shippedPlaces, shippedWhole, textHash } from './shipped-content.ts'

type Needed = Pick<Content, 'business' | 'pricing' | 'services' | 'cities' | 'cityPage'>

/** Hashes of what the content says as a whole of prices, services and hours. */
const wholeHashes = ({ business, pricing, services }: Needed) => {
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

/** Work on the cards of town pages that nobody chose: it has neither a page nor a price. */
const unchosenWork = ({ cityPage, services, pricing }: Needed): string[] =>
  cityPage.services.items.flatMap(({ job, title }) =>
    job && !services.some((one) => one.job === job) && !pricing.visits[job] ? [title] : [],
  )

const files = {
  prices: 'content/pricing.yaml',
  services: 'content/*/services, and services in content/*/pages/city.yaml',
  hours: 'hours in content/business.yaml',
  towns: 'content/*/cities, and coreCities and zips in content/business.yaml',
} as const

/** What would be published of the business before, unless its owner changed it or says that it is right. */
export const unchangedRows = (content: Needed): Row[] => {
  const hashes = wholeHashes(content)
  const named = { towns: shippedTowns(content), services: unchosenWork(content), prices: [], hours: [] }
  return confirmable.map((what) => {
    const isWhole = what !== 'towns' && hashes[what] === shippedWhole[what]
    if ((!isWhole && named[what].length === 0) || content.business.confirmed.includes(what)) return good(what, 'yours')
    const left = isWhole ? 'as they ship with the project' : `${firstOf(named[what])} ship with the project`
    return open(what, `${left}: change ${files[what]}, or add ${what} to confirmed in content/business.yaml`)
  })
}
