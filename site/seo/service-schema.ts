import type { Service as ServiceRecord, WithContext } from 'schema-dts'
import { type Business, phoneNumber } from '../../content/schema/business.ts'
import type { Service } from '../../content/schema/service.ts'
import type { Figure } from '../../pricing/figure-text.ts'
import { link } from '../link.ts'
import { businessId } from './business-schema.ts'
import { postalAddress, servedArea } from './served-area.ts'

type Described = Pick<Service, 'title' | 'description' | 'slug'>

/** Service record with its provider and area. */
export const serviceSchema = (
  business: Business,
  { title, description, slug }: Described,
  image: string,
  /** Published range of a visit, if any. */
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
    address: postalAddress(business),
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
