import type { GeoCircle, GeoCoordinates } from 'schema-dts'
import type { Business } from '../../content/schema/business.ts'

type Position = { latitude: number; longitude: number }

/** A place by its coordinates. */
export const geoPoint = ({ latitude, longitude }: Position) =>
  ({ '@type': 'GeoCoordinates', latitude, longitude }) satisfies GeoCoordinates

/** The circle around the business's address within which it works. */
export const servedArea = ({ address, serviceRadiusMeters }: Business) =>
  ({
    '@type': 'GeoCircle',
    geoMidpoint: geoPoint(address),
    geoRadius: String(serviceRadiusMeters),
  }) satisfies GeoCircle
