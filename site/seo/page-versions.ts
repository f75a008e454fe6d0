import { addressIn } from '../../content/schema/languages/page-addresses.ts'
import type { Content } from '../../content/schema/read.ts'

type Needed = Pick<Content, 'business' | 'addresses' | 'otherLanguages'>

/** The page in every language for hreflang; `x-default` is the first. Empty if the site has one language. */
export const pageVersions = ({ business, addresses, otherLanguages }: Needed, path: string) => {
  if (otherLanguages.length === 0) return []
  const all = [addresses, ...otherLanguages].toSorted((a, b) => a.home.localeCompare(b.home))
  const urlIn = (one: typeof addresses) => `${business.siteUrl}${addressIn(one, path)}`
  const versions = all.map((one) => ({ lang: one.language, url: urlIn(one) }))
  return [...versions, ...all.slice(0, 1).map((first) => ({ lang: 'x-default', url: urlIn(first) }))]
}
