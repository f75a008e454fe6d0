import type { z } from 'zod'
import { isGroup, type Json, valueAt } from '../../../contract/desk/field-diff.ts'
import type { FieldPath, folderForms, newFileSchema } from '../../../contract/desk/site.ts'
import { cut, plainText } from '../text/plain-text.ts'

type NewFile = z.infer<typeof newFileSchema>

/** The folder of the pages of each form. */
export const folders = { towns: 'cities', services: 'services', articles: 'blog' } as const

/** What the owner typed, by the names of the form's fields. */
export type Typed = Readonly<Record<string, string>>

/** The owner's input for a new page in one language. `slug` ends its address, if that is not the file's name. */
type NewPage = { typed: Typed; title: string; slug?: string | undefined; body: string; category: string; today: string }

/** File name of a new page: its title in small letters, digits and hyphens. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 70)

const coordinate = String.raw`(-?\d{1,3}(?:\.\d+)?)\s*°?\s*`

/** Shape of a position as maps apps copy it: `36.3008, -119.7829` or `36.3008° N, 119.7829° W`. */
export const positionShape: string = String.raw`\s*${coordinate}([NnSs]?)\s*,\s*${coordinate}([EeWwOo]?)\s*`

/** Latitude and longitude in degrees, north and east positive; nothing for any other text. */
export const positionFrom = (text: string): { latitude: number; longitude: number } | undefined => {
  const [, north = '', side = '', east = '', end = ''] = new RegExp(`^${positionShape}$`).exec(text) ?? []
  if (north === '' || Math.abs(Number(north)) > 90 || Math.abs(Number(east)) > 180) return undefined
  return {
    latitude: /s/i.test(side) ? -Number(north) : Number(north),
    longitude: /[wo]/i.test(end) ? -Number(east) : Number(east),
  }
}

const wordsAMinute = 200

const nextOf = (heads: readonly Json[], key: string) =>
  Math.max(0, ...heads.map((head) => (isGroup(head) && typeof head[key] === 'number' ? head[key] : 0))) + 1

const textAt = (head: Json, path: FieldPath) => {
  const text = valueAt(head, path)
  return typeof text === 'string' ? text : ''
}

/** A title worded as on another page, with this page's name; the name alone if no page has its `key` in its title. */
const titleLike = (name: string, heads: readonly Json[], path: FieldPath, key = 'name') => {
  const other = (head: Json) => textAt(head, [key])
  const model = heads.find((head) => other(head) !== '' && textAt(head, path).includes(other(head)))
  return model === undefined ? name : textAt(model, path).replace(other(model), name)
}

/** Splits a text into its first paragraph, which opens the page, and the rest. */
const takenApart = (text: string): { lead: string; body: string } => {
  const blocks = text.trim().split(/\n\s*\n/)
  const isParagraph = (block: string | undefined) => block !== undefined && !/^(?:[#|>*+-]|\d+\.)/.test(block)
  const lead = plainText(blocks.find(isParagraph) ?? '').replace(/\s+/g, ' ')
  return { lead, body: isParagraph(blocks[0]) ? blocks.slice(1).join('\n\n') : text }
}

/**
 * The file of a new page, with the first paragraph as its lead. From the `heads` of other pages it takes the next number,
 * the wording of titles and a button's label, but no facts.
 */
export const newPage = (name: (typeof folderForms)[number], page: NewPage, heads: readonly Json[]): NewFile => {
  const { title, slug, category, today } = page
  const { image = '', county = '', miles = '', position = '' } = page.typed
  const { lead, body } = takenApart(page.body)
  const short = cut(lead, 150)
  // That of a town for search engines may name another state. The name of a service may be a part of its title:
  // "Commercial" of "Commercial Cleaning".
  const inTitle = {
    towns: titleLike(title, heads, ['title']),
    services: titleLike(title, heads, ['meta', 'title'], 'title'),
    articles: title,
  }[name]
  const meta = { title: cut(inTitle, 60), description: short, keywords: [title] }
  const order = nextOf(heads, 'order')
  const head = {
    towns: () => ({
      name: title,
      county,
      order,
      listName: title,
      image,
      description: lead,
      meta,
      title: titleLike(title, heads, ['title']),
      ...(miles !== '' && { milesFromShop: Number(miles) }),
      ...positionFrom(position),
    }),
    services: () => ({
      order,
      title,
      name: title,
      tagline: lead,
      summary: short,
      description: short,
      overview: { text: lead },
      image,
      quoteLabel: textAt(heads[0] ?? null, ['quoteLabel']),
      meta,
    }),
    articles: () => ({
      id: nextOf(heads, 'id'),
      title,
      excerpt: lead,
      date: today,
      category,
      readTime: `${Math.max(1, Math.round(page.body.split(/\s+/).length / wordsAMinute))} min`,
      image,
      related: [],
      sources: [],
      questions: [],
      meta,
    }),
  }
  return { head: { ...(slug && { slug }), ...head[name]() }, body }
}
