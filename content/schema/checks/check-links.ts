import type { Business } from '../business.ts'
import { cityPath } from '../city.ts'
import { ContentError } from '../content-error.ts'
import { type Addresses, addressIn } from '../languages/addresses.ts'
import type { ReadFile } from '../read-files.ts'
import { readText } from '../read-text.ts'
import { lineWith } from './line-with.ts'

type Page = { slug: string }
type Site = {
  business: Pick<Business, 'placesPath' | 'redirects' | 'coreCities'>
  pictures: Readonly<Record<string, unknown>>
  services: readonly Page[]
  cities: readonly Page[]
  posts: readonly Page[]
}

const plainPages = [
  ...['/', '/services', '/gallery', '/reviews', '/blog', '/privacy', '/quote', '/thanks', '/estimate'],
  ...['/rss.xml', '/llms.txt'],
]

/** Every address that a link on this site may lead to, as it is before a language moves it. */
const pathsOf = ({ business, services, cities, posts }: Site): string[] => [
  ...plainPages,
  ...Object.keys(business.redirects),
  // A place that we serve and that has no page leads home.
  ...business.coreCities.map((name) => cityPath(business, { slug: name.toLowerCase().replaceAll(' ', '-') })),
  ...services.map(({ slug }) => `/${slug}`),
  ...cities.map((city) => cityPath(business, city)),
  ...posts.map(({ slug }) => `/blog/${slug}`),
]

type Named = { kind: 'link' | 'picture'; key: string; name: string }

const pictureKeys = new Set(['image', 'cardImage', 'picture', 'wide', 'tall', 'before', 'after'])
const inMarkdown = /(?<!!)\[[^\]]*\]\((\/(?!\/)[^)\s]*)/g

const linksIn = (text: string): Named[] =>
  [...text.matchAll(inMarkdown)].map(([, name = '']) => ({ kind: 'link', key: '', name }))

/** The links of this site and the pictures that a parsed value names, at whatever depth. */
const namedIn = (value: unknown, key = ''): Named[] => {
  if (typeof value === 'string') {
    if (key === 'href') return /^\/(?!\/)/.test(value) ? [{ kind: 'link', key: 'href: ', name: value }] : []
    if (pictureKeys.has(key) && /^[a-z0-9-]+$/.test(value)) return [{ kind: 'picture', key: `${key}: `, name: value }]
    return linksIn(value)
  }
  if (Array.isArray(value)) return value.flatMap((item) => namedIn(item))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => namedIn(inner, name))
}

/** Checks that every link and every picture that a file names is there. The first that is not is a `ContentError`. */
export const checkLinks = (root: string, files: readonly ReadFile[], languages: readonly Addresses[], site: Site) => {
  const paths = pathsOf(site)
  const mistake = (path: string, written: string, what: string) =>
    new ContentError(`content/${path}, line ${lineWith(readText(root, path), written)}: ${what}.`)

  for (const { path, value, body = '' } of files) {
    const addresses = languages.find(({ language }) => path.startsWith(`${language}/`))
    const known = new Set([...paths, ...(addresses ? paths.map((one) => addressIn(addresses, one)) : [])])
    for (const { kind, key, name } of [...namedIn(value), ...linksIn(body)]) {
      if (kind === 'picture' && !Object.hasOwn(site.pictures, name))
        throw mistake(
          path,
          `${key}${name}`,
          `${key}no picture is called "${name}": write a name from content/images.yaml`,
        )
      const [page = ''] = name.split(/[#?]/)
      if (kind === 'link' && !known.has(page) && !known.has(page.replace(/\/$/, '')))
        throw mistake(path, `${key}${name}`, `no page has the address "${page}": correct the link`)
    }
  }
  for (const to of Object.values(site.business.redirects))
    if (!paths.includes(to))
      throw mistake('business.yaml', `: ${to}`, `redirects: no page has the address "${to}": correct it`)
}
