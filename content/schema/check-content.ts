import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Business } from './business.ts'
import { cityPath } from './city.ts'
import { ContentError } from './content-error.ts'
import { type Addresses, addressIn } from './languages/addresses.ts'
import { readText } from './read-text.ts'

type Page = { slug: string; body: string }
type Checked = {
  language: string
  addresses: Addresses
  business: Pick<Business, 'counties' | 'placesPath' | 'redirects' | 'coreCities'>
  cityPage: { needs: { utility: { serves: Record<string, string> } } }
  pictures: Record<string, { file: string }>
  altTexts: Record<string, string>
  services: readonly (Page & { related: readonly string[]; image: string; cardImage: string })[]
  cities: readonly (Page & { image: string; county: string; utility: string })[]
  posts: readonly (Page & { id: number; related: readonly string[]; image: string })[]
  reviews: readonly { id: number }[]
  gallery: readonly { id: number; image: string }[]
}

const lineWith = (text: string, what: string): number =>
  Math.max(
    0,
    text.split('\n').findIndex((line) => line.includes(what)),
  ) + 1

const places = (name: string, slugs: readonly string[]) => slugs.map((slug) => `/${name}${slug}`)
const plainPages = ['/', '/services', '/gallery', '/reviews', '/blog', '/privacy', '/quote', '/thanks', '/feed.xml']

const slugsOf = (pages: readonly Page[]) => pages.map(({ slug }) => slug)

/** Checks what one file says of another: pictures, links, related pages and ids. The first mistake is a `ContentError`. */
export const checkContent = (root: string, content: Checked): void => {
  const { language, addresses, business, cityPage, pictures, altTexts, services, cities, posts, reviews, gallery } =
    content
  const mistake = (path: string, written: string, what: string) =>
    new ContentError(`content/${path}, line ${lineWith(readText(root, path), written)}: ${what}.`)

  // Read, the address stands below the language's home; written, it may stand there without.
  const mistakenLink = (path: string, address: string) => {
    const written = address.slice(addresses.home.length)
    return mistake(path, `${written})`, `no page has the address "${written}": correct the link`)
  }

  for (const [id, { file }] of Object.entries(pictures)) {
    if (!existsSync(join(root, 'images', file)))
      throw mistake(
        'images.yaml',
        `${id}:`,
        `${id} > file: there is no "${file}" in content/images: copy it there, or correct the name`,
      )
    if (!Object.hasOwn(altTexts, id))
      throw mistake(
        `${language}/images.yaml`,
        '',
        `${id}: nothing stands here: write a text that says what the picture shows`,
      )
  }

  const pages = [
    ...services.map((page) => ({ ...page, path: `${language}/services/${page.slug}.md` })),
    ...cities.map((page) => ({ ...page, path: `${language}/cities/${page.slug}.md`, related: [] })),
    ...posts.map((page) => ({ ...page, path: `${language}/blog/${page.slug}.md` })),
  ]
  const known = new Set(
    [
      ...plainPages,
      ...Object.keys(business.redirects),
      // A place that we serve and that has no page leads home.
      ...business.coreCities.map((name) => cityPath(business, { slug: name.toLowerCase().replaceAll(' ', '-') })),
      ...places('', slugsOf(services)),
      ...cities.map((city) => cityPath(business, city)),
      ...places('blog/', slugsOf(posts)),
    ].map((path) => addressIn(addresses, path)),
  )
  const { serves } = cityPage.needs.utility
  for (const { slug, county, utility } of cities) {
    const path = `${language}/cities/${slug}.md`
    if (!business.counties.includes(county))
      throw mistake(path, `county: ${county}`, `county: "${county}" is not among the counties of business.yaml`)
    if (!Object.hasOwn(serves, utility))
      throw mistake(
        path,
        `utility: ${utility}`,
        `utility: "${utility}" has no line in content/${language}/pages/city.yaml under needs > utility > serves: add one`,
      )
  }
  const slugs = new Set(slugsOf([...services, ...cities, ...posts]))
  for (const { path, body, image, related } of pages) {
    if (!Object.hasOwn(pictures, image))
      throw mistake(
        path,
        `image: ${image}`,
        `image: no picture is called "${image}": write a name from content/images.yaml`,
      )
    const unknown = related.find((slug) => !slugs.has(slug))
    if (unknown !== undefined)
      throw mistake(
        path,
        unknown,
        `related: no article, place or service is called "${unknown}": correct the name, or take it out`,
      )
    for (const [whole, name = ''] of body.matchAll(/!\[[^\]]*\]\(([^)\s]+)/g))
      if (
        !/^https?:/.test(name) &&
        !Object.hasOwn(pictures, name) &&
        !existsSync(join(root, 'images', name.replace(/^.*images\//, '')))
      )
        throw mistake(path, whole, `there is no picture "${name}": copy it to content/images, or correct the name`)
    for (const [, address = ''] of body.matchAll(/(?<!!)\[[^\]]*\]\((\/[^)#?\s]*)/g))
      if (!known.has(address) && !known.has(address.replace(/\/$/, ''))) throw mistakenLink(path, address)
  }

  const unique = (path: string, items: readonly { id: number }[]) => {
    const twice = items.find(({ id }, at) => items.findIndex((other) => other.id === id) !== at)
    if (!twice) return
    const lines = readText(root, path).split('\n')
    const found = lines.flatMap((line, at) => (new RegExp(`\\bid: ${twice.id}\\b`).test(line) ? [at + 1] : []))
    throw new ContentError(
      `content/${path}, line ${found[1] ?? found[0] ?? 1}: id: ${twice.id} stands twice: give each its own number.`,
    )
  }
  unique(`${language}/reviews.yaml`, reviews)
  unique(`${language}/gallery.yaml`, gallery)
  const post = posts.find(({ id }, at) => posts.findIndex((other) => other.id === id) !== at)
  if (post)
    throw mistake(
      `${language}/blog/${post.slug}.md`,
      `id: ${post.id}`,
      `id: ${post.id} is another article's: give each its own number`,
    )
  const shown = gallery.find(({ image }) => !Object.hasOwn(pictures, image))
  if (shown)
    throw mistake(
      `${language}/gallery.yaml`,
      shown.image,
      `image: no picture is called "${shown.image}": write a name from content/images.yaml`,
    )
}
