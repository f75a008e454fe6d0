import type { Service as ServiceRecord, WithContext } from 'schema-dts'
import { type Business, phoneNumber } from '../../content/schema/business.ts'
import type { Service } from '../../content/schema/service.ts'
import type { Figure } from '../../pricing/figure-text.ts'
import { link } from '../link.ts'
import { businessId } from './business-schema.ts'
import { servedArea } from './served-area.ts'

type Described = Pick<Service, 'title' | 'description' | 'slug'>

/** What one service is, who provides it and where. */
export const serviceSchema = (
  business: Business,
  { title, description, slug }: Described,
  image: string,
  /** The published range of a visit, where there is one. */
  range?: Pick<Figure, 'from' | 'to'>,
): WithContext<ServiceRecord> => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  '@id': `${business.siteUrl}${link(`/${slug}`)}#service`,
  name: title,
  serviceType: title,
  description,
  url: `${business.siteUrl}${link(`/${slug}`)}`,
  image,
  provider: {
    '@type': 'LocalBusiness',
    '@id': businessId(business),
    name: business.name,
    telephone: phoneNumber(business.phone),
    image,
    address: {
      '@type': 'PostalAddress',
      addressLocality: business.address.city,
      addressRegion: business.address.state,
      addressCountry: business.address.country,
    },
  },
  areaServed: servedArea(business),
  ...(range && {
    offers: {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'PriceSpecification',
        priceCurrency: 'USD',
        minPrice: range.from,
        maxPrice: range.to,
      },
    },
  }),
})
