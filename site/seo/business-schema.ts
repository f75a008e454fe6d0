import type { LocalBusiness, WithContext } from 'schema-dts'
import { type Business, phoneNumber } from '../../content/schema/business.ts'
import { type Day, openingGroups } from '../../content/schema/opening-days.ts'
import { link } from '../link.ts'
import { geoPoint, servedArea } from './served-area.ts'

type DayName = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
const dayNames: Readonly<Record<Day, DayName>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** The identity under which every other record refers to the business. */
export const businessId = (business: Business) => `${business.siteUrl}/#business`

/** The profiles of the business elsewhere; an empty list would be a mistake. */
const sameAs = (profiles: readonly string[]) => {
  const known = profiles.filter((address) => address !== '')
  return known.length > 0 ? { sameAs: known } : {}
}

type Offered = { title: string; slug: string }

/**
 * Who the business is, where it works, when, and what it offers: each service tells of itself on its own page. No rating: samples must never become stars in a search.
 */
export const businessSchema = (
  business: Business,
  services: readonly Offered[],
  image: string,
): WithContext<LocalBusiness> => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': businessId(business),
  name: business.name,
  url: `${business.siteUrl}/`,
  image,
  telephone: phoneNumber(business.phone),
  email: business.email,
  foundingDate: String(business.since),
  address: {
    '@type': 'PostalAddress',
    addressLocality: business.address.city,
    addressRegion: business.address.state,
    addressCountry: business.address.country,
  },
  geo: geoPoint(business.address),
  openingHoursSpecification: openingGroups(business.hours).map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => dayNames[day]),
    opens,
    closes,
  })),
  areaServed: servedArea(business),
  makesOffer: services.map(({ title, slug }) => ({
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      name: title,
      url: `${business.siteUrl}${link(`/${slug}`)}`,
    },
  })),
  ...sameAs([...Object.values(business.social), business.proof.googleProfile]),
})
