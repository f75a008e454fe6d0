import { addressIn } from '../../content/schema/languages/page-addresses.ts'
import { sitePages } from '../../content/schema/pages/site-pages.ts'
import { renderedShare, sampleShare } from '../../content/schema/provenance.ts'
import { content } from '../content.ts'
import { link } from '../link.ts'
import { cardPaths } from '../share/card-paths.ts'
import { credentialLines } from './credentials.ts'
import type { PageLanguage } from './LanguageSwitch.tsx'
import { previewWords } from './preview-words.ts'

const { business, interface: words, pictures, language } = content

const rendered = renderedShare(Object.values(pictures))
/** The notice at the foot of each page that reviews or photographs are samples; undefined without samples. */
export const previewNote = previewWords(words.preview, sampleShare(content.reviews), rendered)

const menu = new Set([...words.nav, ...words.menu.links].map(({ href }) => href))
/** Owners, license and insurer, where the owner has filled them in. */
export const credentials = credentialLines(business.proof, words.credentials, language)

/** The path of a page in the menu, which the header marks as current. */
export const pathInMenu = (path: string): string | undefined => {
  const href = link(path)
  return menu.has(href) ? href : undefined
}

const pages = sitePages(content)

const cardPath = cardPaths(pages, link)
/** The whole address of a page's share picture. */
export const cardOf = (path: string): string => `${business.siteUrl}${cardPath(path)}`

/** Whether a search may lead to the page at this path. */
export const isListed = (path: string): boolean => pages.some((page) => page.path === path)

/** A page in every other language of the site, in their order; nothing where this one has no words for the switch. */
export const otherLanguagesOf = (path: string): PageLanguage[] =>
  (words.languages ? content.otherLanguages : [])
    .toSorted((a, b) => a.home.localeCompare(b.home))
    .map((one) => ({ code: one.language, href: addressIn(one, path), ...one.words }))
