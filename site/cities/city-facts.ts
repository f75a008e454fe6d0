import type { Business } from '../../content/schema/business.ts'
import type { City } from '../../content/schema/city.ts'
import type { CityWords } from '../../content/schema/pages/city-page.ts'
import { fill } from '../../pricing/fill.ts'
import type { IconName } from '../ui/icon/icons.ts'

/** A fact about cleaning in a place, with its icon. */
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

/** The facts that the content has about cleaning in a place. */
export const cityNeeds = (city: City, { needs }: CityWords, business: Business): Need[] => {
  const { distance, travel, response, water, dust } = needs
  const standing = standingOf(city, business.base.city)
  const drive = [
    fill(distance[standing], { miles: city.milesFromShop }),
    ...(standing === 'home' ? [] : [travel[travelOf(city, standing, business)] ?? travel.none]),
    ...(city.responseMinutes ? [fill(response.text, { minutes: city.responseMinutes.text })] : []),
  ]
  return [
    { icon: 'truck', label: response.label, text: drive.join(' ') },
    ...(city.water ? [{ icon: 'droplets', label: water, text: city.water } as const] : []),
    ...(city.dust ? [{ icon: 'wind', label: dust, text: city.dust } as const] : []),
  ]
}
