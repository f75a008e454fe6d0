import type { Business } from '../../content/schema/business.ts'
import type { City } from '../../content/schema/city.ts'
import type { CityWords } from '../../content/schema/city-page.ts'
import { fillWords } from '../ui/text/fill-words.ts'

export type Fact = { label: string; value: string; hint?: string }

type Standing = 'home' | 'county' | 'away'

/** The town of the shop, the county around it, or a place that we drive to. */
const standingOf = ({ name, milesFromShop }: City, base: string): Standing => {
  if (name === base) return 'home'
  return milesFromShop === 0 ? 'county' : 'away'
}

const travelOf = ({ travelFee }: City, standing: Standing) => (standing === 'county' ? 'county' : travelFee)

/** The three figures under the title of a page about a place. */
export const shortFacts = (city: City, words: CityWords, business: Business, language: string): Fact[] => {
  const { distance, travel } = words.facts
  const standing = standingOf(city, business.base.city)
  return [
    {
      label: fillWords(words.population, { year: city.population.year }),
      value: city.population.count.toLocaleString(language),
    },
    { label: distance.label, value: fillWords(distance.short[standing], { miles: city.milesFromShop }) },
    { label: travel.label, value: travel.short[travelOf(city, standing)] },
  ]
}

/** What is good to know of a place before one calls. */
export const cityFacts = (city: City, words: CityWords['facts'], business: Business): Fact[] => {
  const { distance, travel, utility, county, hours } = words
  const standing = standingOf(city, business.base.city)
  return [
    { label: distance.label, value: fillWords(distance[standing], { miles: city.milesFromShop }) },
    { label: travel.label, value: travel[travelOf(city, standing)] },
    { label: utility.label, value: utility.serves[city.utility] ?? city.utility, hint: utility.hint },
    { label: county.label, value: fillWords(county.text, { county: city.county }) },
    { label: hours.label, value: hours.text },
  ]
}
