import type { AdministrativeArea, City as CityRecord, LocalBusiness, WithContext } from 'schema-dts'
import type { Business } from '../../content/schema/business.ts'
import type { City } from '../../content/schema/city.ts'
import { businessId } from './business-schema.ts'
import { geoPoint } from './served-area.ts'

const within = (county: string) =>
  ({ '@type': 'AdministrativeArea', name: `${county} County, CA` }) satisfies AdministrativeArea

const placeServed = (city: City): CityRecord | AdministrativeArea => {
  if (city.name === `${city.county} County`) return { ...within(city.county), geo: geoPoint(city) }
  return {
    '@type': 'City',
    name: `${city.name}, CA`,
    geo: geoPoint(city),
    containedInPlace: within(city.county),
  }
}

/** The business as it serves one place: how to reach it, what it does there. */
export const citySchema = (
  business: Business,
  city: City,
  services: readonly { title: string }[],
  image: string,
): WithContext<LocalBusiness> => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': `${business.siteUrl}/california/${city.slug}#business`,
  name: business.name,
  description: city.description,
  url: `${business.siteUrl}/california/${city.slug}`,
  image,
  telephone: business.phone,
  email: business.email,
  address: {
    '@type': 'PostalAddress',
    addressLocality: business.address.city,
    addressRegion: business.address.state,
    addressCountry: business.address.country,
  },
  parentOrganization: { '@id': businessId(business) },
  areaServed: placeServed(city),
  makesOffer: services.map(({ title }) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: title, serviceType: title },
  })),
})
