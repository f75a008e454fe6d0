import type { Business } from '../../content/schema/business.ts'
import type { City } from '../../content/schema/city.ts'
import type { CityWords } from '../../content/schema/pages/city-page.ts'
import { fill } from '../../pricing/fill.ts'
import { priceJob } from '../../pricing/price-job.ts'
import type { PriceList } from '../../pricing/price-list.ts'
import type { Fact } from '../ui/FactRow.tsx'
import type { IconName } from '../ui/icon/icons.ts'

/** Something that people of a place need to know, with the icon that stands before it. */
export type Need = { icon: IconName; label: string; text: string }

type Standing = 'home' | 'county' | 'away'

/** The town of the shop, the county around it, or a place that we drive to. */
const standingOf = ({ name, milesFromShop }: City, base: string): Standing => {
  if (name === base) return 'home'
  return milesFromShop === 0 ? 'county' : 'away'
}

const travelOf = ({ name }: City, standing: Standing, { coreCities }: Business) => {
  if (standing === 'county') return 'county'
  return coreCities.includes(name) ? 'none' : 'extended'
}

type LeadWords = CityWords['needs']['prices']['lead']

const leadPrice = ({ name: town }: City, { label, price, withTravel }: LeadWords, list: PriceList): Fact => {
  const plain = { label, value: price }
  if (!withTravel || !list.towns.fee.includes(town)) return plain
  const counted = priceJob({ ...withTravel.job, town }, list)
  return counted.kind === 'priced' ? { label: withTravel.label, value: counted.range.text } : plain
}

/** The three figures under the title of a page about a place: how far, what the drive costs, what a small roof costs. */
export const shortFacts = (city: City, { needs }: CityWords, business: Business, list: PriceList): Fact[] => {
  const { distance, travel, prices } = needs
  const standing = standingOf(city, business.base.city)
  return [
    { label: distance.label, value: fill(distance.short[standing], { miles: city.milesFromShop }) },
    { label: travel.label, value: travel.short[travelOf(city, standing, business)] },
    leadPrice(city, prices.lead, list),
  ]
}

/** What people of a place need to know before they call. */
export const cityNeeds = (city: City, { needs }: CityWords, business: Business): Need[] => {
  const { distance, travel, response, water, dust, utility } = needs
  const standing = standingOf(city, business.base.city)
  const drive = [
    fill(distance[standing], { miles: city.milesFromShop }),
    ...(standing === 'home' ? [] : [travel[travelOf(city, standing, business)]]),
    fill(response.text, { minutes: city.responseMinutes.text }),
  ]
  return [
    { icon: 'truck', label: response.label, text: drive.join(' ') },
    { icon: 'droplets', label: water, text: city.water },
    { icon: 'wind', label: dust, text: city.dust },
    { icon: 'sun', label: utility.label, text: utility.serves[city.utility] ?? '' },
  ]
}

/** What a visit costs in a place, and last what the drive adds. */
export const cityPrices = (city: City, { needs }: CityWords, business: Business) => {
  const { travel, prices } = needs
  const fee = travel.short[travelOf(city, standingOf(city, business.base.city), business)]
  return [...prices.rows, { label: travel.label, price: fee }]
}
