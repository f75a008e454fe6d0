import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { cityPath } from '../../content/schema/city.ts'
import { readField } from '../../content/schema/edit/edit-file.ts'
import { fieldDiffs, isGroup, type Json } from '../../contract/desk/field-diff.ts'
import type { DraftRequest } from '../../contract/desk/site.ts'
import { readWords, wordFiles, writeWords } from './content-folder.ts'
import { type NewDraft, partId, type ReadFile, withChange } from './draft-store.ts'

type Site = {
  files: readonly string[]
  languages: readonly string[]
  placesPath: string
  /** Pages, and towns without a page, that are removed too. */
  also?: readonly string[]
  towns?: readonly string[]
}

/** A page that is removed: its files, and the names by which other files know it. */
type Page = {
  files: ReadonlySet<string>
  slug: string
  addresses: ReadonlySet<string>
  /** New address of the links that cannot be removed. */
  parent: string
  town: Json
  /** Topics of the chat that are only about this service. */
  topics: ReadonlySet<string>
  /** The job of a service in the price list; null for any other page. */
  job: Json
}

const kinds = {
  services: { parent: '/services', below: () => '' },
  blog: { parent: '/blog', below: () => '/blog' },
  cities: { parent: '/', below: (site: Site) => cityPath(site, { slug: '' }).replace(/\/$/, '') },
} as const

const topicFile = /\/assistant\/topics\/([\w-]+)\.yaml$/

/** The page of a file of services, towns or articles. */
const pageOf = (file: string, site: Site, textOf: ReadFile): Page | undefined => {
  const [, , folder, slug] = /^([a-z]{2})\/(services|cities|blog)\/([a-z0-9-]+)\.md$/.exec(file) ?? []
  if (slug === undefined || (folder !== 'services' && folder !== 'cities' && folder !== 'blog')) return undefined
  const fieldIn = (name: string, key: string) => readField(name, textOf(name), [key])
  const own = site.languages.map((code) => `${code}/${folder}/${slug}.md`)
  const slugs = [slug, ...own.flatMap((name) => fieldIn(name, 'slug') ?? [])]
  const below = kinds[folder].below(site)
  const job = folder === 'services' ? fieldIn(file, 'job') : null
  const topics = site.files.flatMap((name) => {
    const id = topicFile.exec(name)?.[1]
    return job !== null && id !== undefined && fieldIn(name, 'about') === job ? [id] : []
  })
  const all = [...own, ...site.languages.flatMap((code) => topics.map((id) => `${code}/assistant/topics/${id}.yaml`))]
  const town = folder === 'cities' ? fieldIn(file, 'name') : null
  return {
    slug,
    parent: kinds[folder].parent,
    topics: new Set(topics),
    files: new Set(all.filter((name) => textOf(name) !== undefined)),
    addresses: new Set(
      slugs.flatMap((one) => ['', ...site.languages.map((code) => `/${code}`)].map((home) => `${home}${below}/${one}`)),
    ),
    town,
    job,
  }
}

const leadsTo = ({ addresses }: Page, href: Json | undefined) =>
  typeof href === 'string' && addresses.has((href.split(/[#?]/)[0] ?? '').replace(/\/$/, ''))

/** A link in Markdown: its words, its address. */
export const inMarkdown = /(?<!!)\[([^\][]*)\]\(([^)\s]+)[^)]*\)/g
const unlinked = (text: string, page: Page) =>
  text.replace(inMarkdown, (whole, said: string, href: string) => (leadsTo(page, href) ? said : whole))

/** True for an entry of a list that is there for the page alone. */
const isOf = (page: Page, key: string, item: Json): boolean => {
  if (isGroup(item))
    return (
      leadsTo(page, item.href) ||
      (isGroup(item.link) && leadsTo(page, item.link.href)) ||
      (key === 'others' && page.town !== null && item.name === page.town) ||
      (key === 'choices' && page.town !== null && item.text === page.town) ||
      (key === 'when' && page.job !== null && isGroup(item.with) && [item.with.service].flat().join() === page.job)
    )
  if (key === 'related') return item === page.slug
  if (key === 'coreCities') return item === page.town
  return ['next', 'usual', 'topics'].includes(key) && typeof item === 'string' && page.topics.has(item)
}

const keyedByPage = (page: Page, group: string, key: string) =>
  (group === 'from' && key === page.slug) || (group === 'zips' && key === page.town)

const cleaned = (value: Json, page: Page, key = ''): Json => {
  if (typeof value === 'string')
    return (key === 'href' || key === 'redirects') && leadsTo(page, value) ? page.parent : unlinked(value, page)
  if (Array.isArray(value))
    return value.filter((item) => !isOf(page, key, item)).map((item) => cleaned(item, page, key))
  if (!isGroup(value)) return value
  const kept = Object.entries(value).filter(([name]) => !keyedByPage(page, key, name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, cleaned(inner, page, key === 'redirects' ? key : name)]))
}

/** The list of towns without a travel fee is never empty: the town of the business is one. */
const withFreeTown = (facts: Json): Json =>
  isGroup(facts) && Array.isArray(facts.coreCities) && facts.coreCities.length === 0 && isGroup(facts.base)
    ? { ...facts, coreCities: [facts.base.city ?? ''] }
    : facts

const none: ReadonlySet<string> = new Set()
const noPage = { files: none, slug: '', addresses: none, parent: '/', topics: none, job: null }

/**
 * All drafts that remove a page, and the pages `also`: their files in every language, and in other files what leads to them:
 * links, entries of menus and lists, topics of the chat. Empty if `file` is no page.
 */
export const removalDrafts = (request: DraftRequest, site: Site, textOf: ReadFile): NewDraft[] => {
  const pages = [request.file, ...(site.also ?? [])].flatMap((file) => pageOf(file, site, textOf) ?? [])
  const gone = [...pages, ...(site.towns ?? []).map((town) => ({ ...noPage, town }))]
  const changes = site.files.flatMap((file) => {
    const text = textOf(file)
    if (text === undefined) return []
    if (pages.some(({ files }) => files.has(file))) return [{ file, path: [], before: text, after: null }]
    const value = readField(file, text, [])
    const left = gone.reduce((whole, page) => cleaned(whole, page), value)
    return fieldDiffs(value, withFreeTown(left)).map((change) => ({ file, ...change }))
  })
  return changes.map((change) =>
    change.file === request.file ? request : { ...change, id: partId(request.id, change), partOf: request.id },
  )
}

/** Files of the services that are not offered. The folder's files must be readable. */
export const unofferedServices = (root: string): string[] =>
  wordFiles(root).filter(
    (file) => /^[a-z]{2}\/services\//.test(file) && readField(file, readWords(root, file), ['offered']) === false,
  )

/**
 * Removes the services that are not offered (`offered: false` in any language) from a copy of the content, with all that
 * leads to them. True if there was one. The folder's files must be readable.
 */
export const leaveOutUnoffered = (root: string): boolean => {
  const textOf = (file: string) => readWords(root, file)
  const placesPath = String(readField('business.yaml', textOf('business.yaml'), ['placesPath']))
  const off = unofferedServices(root)
  for (const file of off) {
    const before = textOf(file)
    // Removed with the same service in another language.
    if (before === undefined) continue
    const files = wordFiles(root)
    const languages = [...new Set(files.flatMap((one) => /^([a-z]{2})\//.exec(one)?.[1] ?? []))]
    const removal = { id: file, file, path: [], before, after: null }
    for (const change of removalDrafts(removal, { files, languages, placesPath }, textOf)) {
      const text = withChange(textOf(change.file), change)
      if (text === undefined) rmSync(join(root, change.file))
      else writeWords(root, change.file, text)
    }
  }
  return off.length > 0
}
