import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Business } from '../business.ts'
import type { Mistake } from '../content-error.ts'
import { lineWith, readText } from '../read-text.ts'

type Page = { slug: string; body: string }
type Checked = {
  language: string
  business: Pick<Business, 'counties' | 'brand'> | undefined
  pictures: Record<string, { file: string }> | undefined
  altTexts: Record<string, string> | undefined
  services: readonly (Page & { related: readonly string[] })[]
  cities: readonly (Page & { name: string; county: string })[]
  posts: readonly (Page & { id: number; related: readonly string[] })[]
  reviews: readonly { id: number }[] | undefined
  gallery: readonly { id: number }[] | undefined
  /** Slugs of all pages, including those with mistakes. */
  slugs: readonly string[]
}

type Say = (path: string, written: string, what: string, field?: string) => Mistake

const checkPictures = (root: string, { language, pictures = {}, altTexts }: Checked, say: Say): Mistake[] => {
  const names = Object.entries(pictures)
  const lost = names.filter(([, { file }]) => !existsSync(join(root, 'images', file)))
  const unsaid = names.filter(([id]) => altTexts !== undefined && !Object.hasOwn(altTexts, id))
  const noFile = (file: string) => `there is no "${file}" in content/images: copy it there, or correct the name`
  const noText = 'nothing stands here: write a text that says what the picture shows'
  return [
    ...lost.map(([id, { file }]) => say('images.yaml', `${id}:`, noFile(file), `${id} > file`)),
    ...unsaid.map(([id]) => say(`${language}/images.yaml`, '', noText, id)),
  ]
}

const checkLogo = (root: string, { business }: Checked, say: Say): Mistake[] => {
  const logo = business?.brand.logo ?? ''
  return logo === '' || existsSync(join(root, 'images', logo))
    ? []
    : [say('business.yaml', `logo:`, `there is no "${logo}" in content/images: copy it there`, 'brand > logo')]
}

const checkCities = ({ language, business, cities }: Checked, say: Say): Mistake[] => {
  const pathOf = (slug: string) => `${language}/cities/${slug}.md`
  const outside = cities.filter(({ county }) => business && !business.counties.includes(county))
  const wrongCounty = (county: string) =>
    `"${county}" does not fit: write one of the counties of your business, in business.yaml`
  return [
    ...outside.map(({ slug, county }) => say(pathOf(slug), `county: ${county}`, wrongCounty(county), 'county')),
    ...cities.flatMap(({ slug, name }, at) => {
      const other = cities.slice(0, at).find((one) => one.name === name)
      const what = `${name} is the name of ${other?.slug}.md too: give each its own`
      return other ? [say(pathOf(slug), `name: ${name}`, what, 'name')] : []
    }),
  ]
}

const checkPages = (root: string, { language, pictures = {}, services, cities, posts, slugs }: Checked, say: Say) => {
  const pages = [
    ...services.map((page) => ({ ...page, path: `${language}/services/${page.slug}.md` })),
    ...cities.map((page) => ({ ...page, path: `${language}/cities/${page.slug}.md`, related: [] })),
    ...posts.map((page) => ({ ...page, path: `${language}/blog/${page.slug}.md` })),
  ]
  const isPicture = (name: string) =>
    /^https?:/.test(name) ||
    Object.hasOwn(pictures, name) ||
    existsSync(join(root, 'images', name.replace(/^.*images\//, '')))
  return pages.flatMap(({ path, body, related }) => [
    ...related
      .filter((slug) => !slugs.includes(slug))
      .map((slug) =>
        say(
          path,
          slug,
          `no article, place or service is called "${slug}": correct the name, or take it out`,
          'related',
        ),
      ),
    ...[...body.matchAll(/!\[[^\]]*\]\(([^)\s]+)/g)]
      .filter(([, name = '']) => !isPicture(name))
      .map(([whole, name]) =>
        say(path, whole, `there is no picture "${name}": copy it to content/images, or correct the name`),
      ),
  ])
}

const repeated = <Item extends { id: number }>(items: readonly Item[]): Item[] =>
  items.filter(({ id }, at) => items.findIndex((other) => other.id === id) !== at)

const checkIds = (root: string, path: string, items: readonly { id: number }[]): Mistake[] =>
  [...new Set(repeated(items).map(({ id }) => id))].map((id) => {
    const lines = readText(root, path).split('\n')
    const found = lines.flatMap((line, at) => (new RegExp(`\\bid: ${id}\\b`).test(line) ? [at + 1] : []))
    return { path, line: found[1] ?? found[0] ?? 1, field: 'id', what: `${id} stands twice: give each its own number` }
  })

/** Checks references between files: picture files, related pages, names and ids. */
export const checkContent = (root: string, content: Checked): Mistake[] => {
  const { language, posts, reviews = [], gallery = [] } = content
  const say: Say = (path, written, what, field) => ({
    path,
    line: lineWith(root, path, written),
    field,
    what,
  })
  return [
    ...checkPictures(root, content, say),
    ...checkLogo(root, content, say),
    ...checkCities(content, say),
    ...checkPages(root, content, say),
    ...checkIds(root, `${language}/reviews.yaml`, reviews),
    ...checkIds(root, `${language}/gallery.yaml`, gallery),
    ...repeated(posts).map(({ slug, id }) =>
      say(`${language}/blog/${slug}.md`, `id: ${id}`, `${id} is another article's: give each its own number`, 'id'),
    ),
  ]
}
