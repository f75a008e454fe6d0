import { isGroup, type Json } from '../../contract/desk/field-diff.ts'
import type { folderForms } from '../../contract/desk/site.ts'

type Head = { [name: string]: Json }

/** What the owner gives for a new page. A county, miles and no travel fee are a town's; a category is an article's. */
export type NewPage = {
  title: string
  body: string
  image: string
  county: string
  miles: string
  category: string
  today: string
}

/** File name of a new page: its title in small letters, digits and hyphens. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 70)

const wordsAMinute = 200
/** The first words of a text. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, text.lastIndexOf(' ', most))

/** Next free value of a numeric field. */
const nextOf = (heads: readonly Json[], key: string) =>
  Math.max(0, ...heads.map((head) => (isGroup(head) && typeof head[key] === 'number' ? head[key] : 0))) + 1

const textOf = (head: Json | undefined, key: string) => (isGroup(head) ? String(head[key] ?? '') : '')

/** A title for search engines as the other pages have it, with its own name in place of theirs; else the title alone. */
const metaTitle = (title: string, heads: readonly Json[]) => {
  const [one] = heads
  const [name, other] = [textOf(one, 'name'), isGroup(one) ? textOf(one.meta, 'title') : '']
  return name !== '' && other.includes(name) ? other.replace(name, title) : title
}

/**
 * Frontmatter of a new page: only what the owner gave, and the first lines of the text as its summary. `heads` are those of
 * the other pages, of which it takes nothing but the next number and a button's label: their facts are not its own.
 */
export const newHead = (name: (typeof folderForms)[number], page: NewPage, heads: readonly Json[]): Head => {
  const { title, body, image, county, miles, category, today } = page
  const [first = ''] = body.split(/\n\s*\n/).filter((paragraph) => !paragraph.startsWith('#'))
  const lead = cut(first.replace(/\s+/g, ' ').trim(), 150)
  const meta = { title: cut(metaTitle(title, heads), 60), description: lead, keywords: [title] }
  const order = nextOf(heads, 'order')
  switch (name) {
    case 'towns':
      return {
        ...{ name: title, county, order, listName: title, image, title, description: lead },
        ...(miles !== '' && { milesFromShop: Number(miles) }),
        meta,
      }
    case 'services':
      return {
        ...{ order, title, name: title, tagline: lead, summary: lead, description: lead, overview: { text: lead } },
        ...{ image, quoteLabel: textOf(heads[0], 'quoteLabel'), meta },
      }
    case 'articles':
      return {
        ...{ id: nextOf(heads, 'id'), title, excerpt: lead, date: today, category },
        ...{ readTime: `${Math.max(1, Math.round(body.split(/\s+/).length / wordsAMinute))} min`, image },
        ...{ related: [], sources: [], questions: [], meta },
      }
  }
}
