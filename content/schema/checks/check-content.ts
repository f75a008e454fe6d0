import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Business } from '../business.ts'
import type { Mistake } from '../content-error.ts'
import { readText } from '../read-text.ts'
import { lineWith } from './line-with.ts'

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

const checkPictures = (root: string, { language, pictures = {}, altTexts }: Checked, say: Say): Mistake[] =>
  Object.entries(pictures).flatMap(([id, { file }]) => [
    ...(existsSync(join(root, 'images', file))
      ? []
      : [
          say(
            'images.yaml',
            `${id}:`,
            `there is no "${file}" in content/images: copy it there, or correct the name`,
            `${id} > file`,
          ),
        ]),
    ...(altTexts === undefined || Object.hasOwn(altTexts, id)
      ? []
      : [say(`${language}/images.yaml`, '', 'nothing stands here: write a text that says what the picture shows', id)]),
  ])

const checkLogo = (root: string, { business }: Checked, say: Say): Mistake[] => {
  const logo = business?.brand.logo ?? ''
  return logo === '' || existsSync(join(root, 'images', logo))
    ? []
    : [say('business.yaml', `logo:`, `there is no "${logo}" in content/images: copy it there`, 'brand > logo')]
}

const checkCities = ({ language, business, cities }: Checked, say: Say): Mistake[] =>
  cities.flatMap(({ slug, name, county }, at) => {
    const path = `${language}/cities/${slug}.md`
    const other = cities.slice(0, at).find((one) => one.name === name)
    return [
      ...(business === undefined || business.counties.includes(county)
        ? []
        : [
            say(
              path,
              `county: ${county}`,
              `"${county}" does not fit: write one of the counties of your business, in business.yaml`,
              'county',
            ),
          ]),
      ...(other
        ? [say(path, `name: ${name}`, `${name} is the name of ${other.slug}.md too: give each its own`, 'name')]
        : []),
    ]
  })

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

const repeated = (items: readonly { id: number }[]): number[] => [
  ...new Set(items.filter(({ id }, at) => items.findIndex((other) => other.id === id) !== at).map(({ id }) => id)),
]

const checkIds = (root: string, path: string, items: readonly { id: number }[]): Mistake[] =>
  repeated(items).map((id) => {
    const lines = readText(root, path).split('\n')
    const found = lines.flatMap((line, at) => (new RegExp(`\\bid: ${id}\\b`).test(line) ? [at + 1] : []))
    return { path, line: found[1] ?? found[0] ?? 1, field: 'id', what: `${id} stands twice: give each its own number` }
  })

/** Checks references between files: picture files, related pages, names and ids. */
export const checkContent = (root: string, content: Checked): Mistake[] => {
  const { language, posts, reviews = [], gallery = [] } = content
  const say: Say = (path, written, what, field) => ({
    path,
    line: lineWith(readText(root, path), written),
    field,
    what,
  })
  const samePost = posts.filter(({ id }, at) => posts.findIndex((other) => other.id === id) !== at)
  return [
    ...checkPictures(root, content, say),
    ...checkLogo(root, content, say),
    ...checkCities(content, say),
    ...checkPages(root, content, say),
    ...checkIds(root, `${language}/reviews.yaml`, reviews),
    ...checkIds(root, `${language}/gallery.yaml`, gallery),
    ...samePost.map(({ slug, id }) =>
      say(`${language}/blog/${slug}.md`, `id: ${id}`, `${id} is another article's: give each its own number`, 'id'),
    ),
  ]
}
