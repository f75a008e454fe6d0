import type { LocalBusiness, WithContext } from 'schema-dts'
import type { Business } from '../../content/schema/business.ts'
import type { Testimonials } from '../../content/schema/reviews.ts'
import { businessId } from '../seo/business-schema.ts'

/** The average of some ratings, as it is written: `4.8`. */
export const averageOf = (rated: readonly { rating: number }[]): string =>
  (rated.reduce((sum, { rating }) => sum + rating, 0) / rated.length).toFixed(1)

/**
 * The testimonials of the reviews page with their average. It stands on that page only, and samples do not go live: a
 * live build refuses them.
 */
export const reviewsSchemaOrg = (
  { testimonials }: Pick<Testimonials, 'testimonials'>,
  business: Business,
): WithContext<LocalBusiness> => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': businessId(business),
  name: business.name,
  url: `${business.siteUrl}/`,
  telephone: business.phone,
  address: {
    '@type': 'PostalAddress',
    addressLocality: business.address.city,
    addressRegion: business.address.state,
    addressCountry: business.address.country,
  },
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: averageOf(testimonials),
    bestRating: '5',
    worstRating: '1',
    reviewCount: testimonials.length,
  },
  review: testimonials.map(({ name, rating, text, service }) => ({
    '@type': 'Review',
    name: service,
    author: { '@type': 'Person', name },
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: '5', worstRating: '1' },
  })),
})
