import type { LocalBusiness, WithContext } from 'schema-dts'
import { type Business, phoneNumber } from '../../content/schema/business.ts'
import type { Review } from '../../content/schema/reviews.ts'
import { businessId } from '../seo/business-schema.ts'
import { postalAddress } from '../seo/served-area.ts'

/** The average of some ratings, with one decimal: `4.8`. */
export const averageOf = (rated: readonly { rating: number }[]): string =>
  (rated.reduce((sum, { rating }) => sum + rating, 0) / rated.length).toFixed(1)

/** The JSON-LD of the reviews and their average. */
const rated = (reviews: readonly Review[]) => ({
  aggregateRating: {
    '@type': 'AggregateRating' as const,
    ratingValue: averageOf(reviews),
    bestRating: '5',
    worstRating: '1',
    reviewCount: reviews.length,
  },
  review: reviews.map(({ author, rating, text, service }) => ({
    '@type': 'Review' as const,
    ...(service && { name: service }),
    author: { '@type': 'Person' as const, name: author },
    reviewBody: text,
    reviewRating: { '@type': 'Rating' as const, ratingValue: rating, bestRating: '5', worstRating: '1' },
  })),
})

/** The JSON-LD of the business on the reviews page: with its reviews and their average, unless one of them is a sample. */
export const reviewsSchemaOrg = (reviews: readonly Review[], business: Business): WithContext<LocalBusiness> => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': businessId(business),
  name: business.name,
  url: `${business.siteUrl}/`,
  telephone: phoneNumber(business.phone),
  address: postalAddress(business),
  ...(reviews.length > 0 && !reviews.some(({ sample }) => sample) && rated(reviews)),
})
