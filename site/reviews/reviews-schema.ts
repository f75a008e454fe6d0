import type { LocalBusiness, WithContext } from 'schema-dts'
import { type Business, phoneNumber } from '../../content/schema/business.ts'
import type { Testimonials } from '../../content/schema/reviews.ts'
import { businessId } from '../seo/business-schema.ts'
import { postalAddress } from '../seo/served-area.ts'

/** The average of some ratings, with one decimal: `4.8`. */
export const averageOf = (rated: readonly { rating: number }[]): string =>
  (rated.reduce((sum, { rating }) => sum + rating, 0) / rated.length).toFixed(1)

/** The JSON-LD of the reviews and their average. */
const rated = (testimonials: Testimonials['testimonials']) => ({
  aggregateRating: {
    '@type': 'AggregateRating' as const,
    ratingValue: averageOf(testimonials),
    bestRating: '5',
    worstRating: '1',
    reviewCount: testimonials.length,
  },
  review: testimonials.map(({ name, rating, text, service }) => ({
    '@type': 'Review' as const,
    name: service,
    author: { '@type': 'Person' as const, name },
    reviewBody: text,
    reviewRating: { '@type': 'Rating' as const, ratingValue: rating, bestRating: '5', worstRating: '1' },
  })),
})

/** The JSON-LD of the business on the reviews page: with its reviews and their average, unless they are samples. */
export const reviewsSchemaOrg = (
  { sample, testimonials }: Testimonials,
  business: Business,
): WithContext<LocalBusiness> => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': businessId(business),
  name: business.name,
  url: `${business.siteUrl}/`,
  telephone: phoneNumber(business.phone),
  address: postalAddress(business),
  ...(sample ? {} : rated(testimonials)),
})
