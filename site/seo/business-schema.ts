import type { LocalBusiness, WithContext } from 'schema-dts'
import { type Business, phoneNumber } from '../../content/schema/business.ts'
import { type Day, openingGroups } from '../../content/schema/opening-days.ts'
import { link } from '../link.ts'
import { geoPoint, postalAddress, servedArea } from './served-area.ts'

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

/** `@id` of the business, which other records refer to. */
export const businessId = (business: Business) => `${business.siteUrl}/#business`

/** Profiles elsewhere. An empty `sameAs` would be invalid. */
const sameAs = (profiles: readonly string[]) => {
  const known = profiles.filter((address) => address !== '')
  return known.length > 0 ? { sameAs: known } : {}
}

// Search engines read equal times as closed all day.
const closedOn = ({ first, last }: Business['daysOff'][number]) =>
  ({
    '@type': 'OpeningHoursSpecification',
    validFrom: first,
    validThrough: last,
    opens: '00:00',
    closes: '00:00',
  }) as const

type Offered = { title: string; slug: string }

/** LocalBusiness record. Services have records on their own pages. No rating, because reviews may be samples. */
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
  address: postalAddress(business),
  geo: geoPoint(business.address),
  openingHoursSpecification: openingGroups(business.hours).map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => dayNames[day]),
    opens,
    closes,
  })),
  ...(business.daysOff.length > 0 && { specialOpeningHoursSpecification: business.daysOff.map(closedOn) }),
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
