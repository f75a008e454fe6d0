import { content } from '../content.ts'

const { services, cities, interface: words } = content

export const serviceLinks = services.map(({ slug, title }) => ({ label: title, href: `/${slug}` }))
export const cityLinks = cities.map(({ slug, listName }) => ({ label: listName, href: `/california/${slug}` }))

/** Every page, in the groups of the site index. */
export const siteIndexGroups = [
  { title: words.siteIndex.services, links: serviceLinks },
  { title: words.siteIndex.areas, links: cityLinks },
  { title: words.siteIndex.more, links: words.footer.links },
]
