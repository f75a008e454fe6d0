import { cityPath } from '../../content/schema/city.ts'
import type { Content } from '../../content/schema/read.ts'
import { link } from '../link.ts'

type Linked = Pick<Content, 'business' | 'posts' | 'cities' | 'services'>

/** Links to the articles, places and services whose slugs a service lists under `related`. */
export const relatedLinks = (slugs: readonly string[], { business, posts, cities, services }: Linked) => {
  const pages = [
    ...posts.map(({ slug, title }) => ({ slug, label: title, href: link(`/blog/${slug}`) })),
    ...cities.map(({ slug, title }) => ({ slug, label: title, href: link(cityPath(business, { slug })) })),
    ...services.map(({ slug, title }) => ({ slug, label: title, href: link(`/${slug}`) })),
  ]
  return slugs.map((slug) => {
    const page = pages.find((one) => one.slug === slug)
    if (!page) throw new Error(`content/en/services: related: "${slug}" is no article, place or service.`)
    return { label: page.label, href: page.href }
  })
}
