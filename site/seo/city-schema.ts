import type { AdministrativeArea, City as CityRecord, LocalBusiness, WithContext } from 'schema-dts'
import { type Business, phoneNumber } from '../../content/schema/business.ts'
import { type City, cityPath } from '../../content/schema/city.ts'
import { link } from '../link.ts'
import { businessId } from './business-schema.ts'
import { geoPoint, postalAddress } from './served-area.ts'

const within = ({ state }: Business['address'], county: string) =>
  ({ '@type': 'AdministrativeArea', name: `${county} County, ${state}` }) satisfies AdministrativeArea

const placeServed = ({ address }: Business, city: City): CityRecord | AdministrativeArea => {
  const { latitude, longitude } = city
  const geo = latitude !== undefined && longitude !== undefined && { geo: geoPoint({ latitude, longitude }) }
  if (city.name === `${city.county} County`) return { ...within(address, city.county), ...geo }
  return {
    '@type': 'City',
    name: `${city.name}, ${address.state}`,
    ...geo,
    containedInPlace: within(address, city.county),
  }
}

/** LocalBusiness record for one town. */
export const citySchema = (
  business: Business,
  city: City,
  services: readonly { title: string }[],
  image: string,
): WithContext<LocalBusiness> => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': `${business.siteUrl}${link(cityPath(business, city))}#business`,
  name: business.name,
  description: city.description,
  url: `${business.siteUrl}${link(cityPath(business, city))}`,
  image,
  telephone: phoneNumber(business.phone),
  email: business.email,
  address: postalAddress(business),
  parentOrganization: { '@id': businessId(business) },
  areaServed: placeServed(business, city),
  makesOffer: services.map(({ title }) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: title, serviceType: title },
  })),
})
