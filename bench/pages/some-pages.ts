import { cityPath } from '../../content/schema/city.ts'
import { readContent } from '../../content/schema/read.ts'

/** Addresses of one service, one town and one article. */
export const somePages = (): string[] => {
  const { business, services, cities, posts } = readContent()
  return [
    ...services.slice(0, 1).map(({ slug }) => `/${slug}`),
    ...cities.slice(0, 1).map((city) => cityPath(business, city)),
    ...posts.slice(0, 1).map(({ slug }) => `/blog/${slug}`),
  ]
}

/** Home pages of the other languages. */
export const otherHomes = (): string[] => {
  const { addresses, otherLanguages } = readContent()
  return otherLanguages.map(({ home }) => home).filter((home) => home !== addresses.home)
}
