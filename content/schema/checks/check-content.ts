import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Business } from '../business.ts'
import { ContentError } from '../content-error.ts'
import { readText } from '../read-text.ts'
import { lineWith } from './line-with.ts'

type Page = { slug: string; body: string }
type Checked = {
  language: string
  business: Pick<Business, 'counties'>
  cityPage: { needs: { utility: { serves: Record<string, string> } } }
  pictures: Record<string, { file: string }>
  altTexts: Record<string, string>
  services: readonly (Page & { related: readonly string[] })[]
  cities: readonly (Page & { county: string; utility: string })[]
  posts: readonly (Page & { id: number; related: readonly string[] })[]
  reviews: readonly { id: number }[]
  gallery: readonly { id: number }[]
}

const slugsOf = (pages: readonly Page[]) => pages.map(({ slug }) => slug)

/** Checks what one file says of another: files of pictures, related pages and ids. The first mistake is a `ContentError`. */
export const checkContent = (root: string, content: Checked): void => {
  const { language, business, cityPage, pictures, altTexts, services, cities, posts, reviews, gallery } = content
  const mistake = (path: string, written: string, what: string) =>
    new ContentError(`content/${path}, line ${lineWith(readText(root, path), written)}: ${what}.`)

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
  for (const { path, body, related } of pages) {
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
}
