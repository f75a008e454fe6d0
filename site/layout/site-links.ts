import { cityPath } from '../cities/city-links.ts'
import { content } from '../content.ts'
import { link } from '../link.ts'

const { services, cities, interface: words } = content

export const serviceLinks = services.map(({ slug, title }) => ({ label: title, href: link(`/${slug}`) }))
export const cityLinks = cities.map((city) => ({ label: city.listName, href: link(cityPath(city)) }))

// A list of every place on every page would let the site grow with the square of its places. The home page has them all.
const mostAreas = 24

/** Every service, the first places, and what else there is: the groups of the site index. */
export const siteIndexGroups = [
  {
    title: words.siteIndex.services,
    links: [{ label: words.breadcrumb.services, href: link('/services') }, ...serviceLinks],
  },
  { title: words.siteIndex.areas, links: cityLinks.slice(0, mostAreas) },
  { title: words.siteIndex.more, links: words.footer.links },
]
