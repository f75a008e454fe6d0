import type { GeoCircle, GeoCoordinates, PostalAddress } from 'schema-dts'
import type { Business } from '../../content/schema/business.ts'

type Position = { latitude: number; longitude: number }

/** Coordinates of a place. */
export const geoPoint = ({ latitude, longitude }: Position) =>
  ({ '@type': 'GeoCoordinates', latitude, longitude }) satisfies GeoCoordinates

/** Service area as a circle around the business's address. */
export const servedArea = ({ address, serviceRadiusMeters }: Business) =>
  ({
    '@type': 'GeoCircle',
    geoMidpoint: geoPoint(address),
    geoRadius: String(serviceRadiusMeters),
  }) satisfies GeoCircle

export const postalAddress = ({ address }: Pick<Business, 'address'>) =>
  ({
    '@type': 'PostalAddress',
    addressLocality: address.city,
    addressRegion: address.state,
    addressCountry: address.country,
  }) satisfies PostalAddress
