import { lexer, walkTokens } from 'marked'
import { leavesOf } from '../../../contract/desk/field-diff.ts'
import type { Business } from '../business.ts'
import { cityPath } from '../city.ts'
import type { Mistake } from '../content-error.ts'
import { type Addresses, addressIn } from '../languages/page-addresses.ts'
import { plainPaths } from '../pages/site-pages.ts'
import type { ReadFile } from '../read-files.ts'
import { lineWith } from '../read-text.ts'

type Site = {
  business: Pick<Business, 'placesPath' | 'redirects' | 'coreCities'>
  pictures: Readonly<Record<string, unknown>> | undefined
  /** Slugs of the pages, including those with mistakes. */
  slugs: Readonly<Record<'services' | 'cities' | 'posts', readonly string[]>>
}

const feeds = ['/rss.xml']

const pagesOf = ({ business, slugs }: Site): string[] => [
  ...slugs.services.map((slug) => `/${slug}`),
  ...slugs.cities.map((slug) => cityPath(business, { slug })),
  ...slugs.posts.map((slug) => `/blog/${slug}`),
]

/** Every path that a link may point to, in its form without a language prefix. */
const pathsOf = (site: Site): string[] => [
  ...plainPaths,
  ...feeds,
  ...Object.keys(site.business.redirects),
  // A free-travel town without a page redirects to the home page.
  ...site.business.coreCities.map((name) => cityPath(site.business, { slug: name.toLowerCase().replaceAll(' ', '-') })),
  ...pagesOf(site),
]

type Named = { kind: 'link' | 'picture'; key: string; name: string }

const pictureKeys = new Set(['image', 'picture', 'wide', 'tall', 'before', 'after'])
const inMarkdown = /(?<!!)\[[^\]]*\]\(([^)\s]+)/g

const linksIn = (text: string): Named[] =>
  [...text.matchAll(inMarkdown)].map(([, name = '']) => ({ kind: 'link', key: '', name }))

/**
 * The links of a page's text, found as the page finds them: also those named at the end of the text, in angle brackets, or
 * over two lines.
 */
const linksInPage = (body: string): Named[] => {
  const found: Named[] = []
  walkTokens(lexer(body), (one) => {
    if (one.type === 'link' || one.type === 'def') found.push({ kind: 'link', key: '', name: String(one.href) })
  })
  return found
}

const namedIn = (value: unknown): Named[] =>
  leavesOf(value).flatMap(({ path, text }): Named[] => {
    const key = String(path.at(-1))
    if (key === 'href') return [{ kind: 'link', key: 'href: ', name: text }]
    const isPicture = pictureKeys.has(key) && /^[a-z0-9-]+$/.test(text)
    return isPicture ? [{ kind: 'picture', key: `${key}: `, name: text }] : linksIn(text)
  })

/** What is wrong with a link's target; undefined if it is valid. `known` holds the site's pages. */
const wrongLink = (name: string, known: ReadonlySet<string>): string | undefined => {
  // Anchors, slots that are filled in later, external links.
  if (/^(?:#|\{|https?:\/\/[^/]|mailto:|tel:|sms:)/.test(name)) return undefined
  if (/^\/(?!\/)/.test(name)) {
    const [page = ''] = name.split(/[#?]/)
    return known.has(page) || known.has(page.replace(/\/$/, ''))
      ? undefined
      : `no page has the address "${page}": correct the link`
  }
  if (/^www\./i.test(name)) return `"${name}" leads to no page: write the whole address, https://${name}`
  const meant = /^[\w/-]+/.exec(name)?.[0] === name ? name : 'quote'
  return `"${name}" leads to no page: begin with / for a page of this site, as in /${meant}, or with https:// for another`
}

const checkFile = (root: string, { path, value, body = '' }: ReadFile, known: ReadonlySet<string>, site: Site) =>
  [...namedIn(value), ...linksInPage(body)].flatMap(({ kind, key, name }): Mistake[] => {
    const line = () => lineWith(root, path, `${key}${name}`)
    if (kind === 'picture') {
      if (site.pictures === undefined || Object.hasOwn(site.pictures, name)) return []
      const what = `no picture is called "${name}": write a name from content/images.yaml`
      return [{ path, line: line(), field: key.replace(': ', ''), what }]
    }
    const what = wrongLink(name, known)
    return what === undefined ? [] : [{ path, line: line(), what }]
  })

/** Two pages with one address: the second would be unreachable. */
const checkAddresses = ({ language, moved }: Addresses, site: Site): Mistake[] => {
  const taken = new Map<string, string>(plainPaths.map((page) => [page, page]))
  return pagesOf(site).flatMap((page) => {
    const address = Object.hasOwn(moved, page) ? (moved[page] ?? page) : page
    const other = taken.get(address)
    taken.set(address, page)
    if (other === undefined) return []
    const [folder, name] = page.startsWith('/blog/')
      ? ['blog', page.slice('/blog/'.length)]
      : ['services', page.slice(1)]
    const path = `${language}/${folder}/${name}.md`
    return [
      {
        path,
        what: `${address} is the address of ${other} too: give this file another name, or another slug in its head`,
      },
    ]
  })
}

/** Checks that every link and picture exists, and that no two pages share an address. */
export const checkLinks = (
  root: string,
  files: readonly ReadFile[],
  languages: readonly Addresses[],
  site: Site,
): Mistake[] => {
  const paths = pathsOf(site)
  const knownIn = (addresses: Addresses | undefined) =>
    new Set([...paths, ...(addresses ? paths.map((one) => addressIn(addresses, one)) : [])])
  const inLanguage = new Map(languages.map((addresses) => [addresses.language, knownIn(addresses)]))
  const anywhere = knownIn(undefined)
  return [
    ...files.flatMap((file) => checkFile(root, file, inLanguage.get(file.path.split('/')[0] ?? '') ?? anywhere, site)),
    ...languages.flatMap((addresses) => checkAddresses(addresses, site)),
    ...Object.values(site.business.redirects)
      .filter((to) => !paths.includes(to))
      .map((to) => ({
        path: 'business.yaml',
        line: lineWith(root, 'business.yaml', `: ${to}`),
        field: 'redirects',
        what: `no page has the address "${to}": correct it`,
      })),
  ]
}
