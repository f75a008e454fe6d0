import { cityPath } from '../cities/city-links.ts'
import { content } from '../content.ts'
import { link } from '../link.ts'

const { services, cities, interface: words } = content

export const serviceLinks = services.map(({ slug, title }) => ({ label: title, href: link(`/${slug}`) }))
export const cityLinks = cities.map((city) => ({ label: city.listName, href: link(cityPath(city)) }))

/** Links of the hidden block of the home page. */
export const siteIndexLinks = [
  { label: words.siteIndex.services, href: link('/services') },
  { label: words.siteIndex.areas, href: '#service-areas' },
  ...words.footer.links,
]
