import { addressIn } from '../../../content/schema/languages/page-addresses.ts'
import { plainPaths, sitePages, thanksPath } from '../../../content/schema/pages/site-pages.ts'
import { readContent } from '../../../content/schema/read.ts'
import { builtPages } from '../built-pages.ts'

const content = readContent()
const { cities, otherLanguages, posts, services } = content

const one = <Item extends { slug: string }>(items: readonly Item[]) => items[0]?.slug ?? ''

// Pages reached by mistake, which no link leads to.
const brokenPaths = ['/500', '/no/such-page']

/** Every page a visitor can reach. */
export const everyPath: string[] = [...sitePages(content).map(({ path }) => path), thanksPath, ...brokenPaths]

/** One page of each kind. */
export const everyKind: string[] = [
  ...plainPaths,
  `/${one(services)}`,
  `/blog/${one(posts)}`,
  `/california/${one(cities)}`,
  ...brokenPaths,
]

/** Kinds with a recorded picture; the others consist of the same parts. */
export const everyPicture: string[] = everyKind.filter((path) => !['/thanks', '/privacy', '/500'].includes(path))

/** Pages in further languages that differ most: the longest texts, and the forms. */
export const everyLanguage: string[] = otherLanguages.flatMap((addresses) =>
  ['/', `/${one(services)}`, `/california/${one(cities)}`, '/estimate', '/quote'].map((path) =>
    addressIn(addresses, path),
  ),
)

// Attributes whose values are content, such as a picture's color and a cell's label.
const holdsContent = /^(?!class$|role$|type$|data-)|^data-(?:label|tint)$/

/** Elements with classes and attributes, without their text and their icons' names. */
const markupOf = (html: string): string[] =>
  [...html.matchAll(/<[a-z][^>]*>/g)].map(([tag]) =>
    tag
      .replace(/([a-z-]+)="([^"]*)"/g, (whole, name) => (holdsContent.test(name) ? name : whole))
      .replace(/ lucide-[\w-]+/g, ''),
  )

/** One page of each kind, and every other page with markup that none of them has. */
export const everyMarkup = (): string[] => {
  const html = new Map(builtPages().map((page) => [page.route, page.html]))
  const seen = new Set<string>()
  return [...new Set([...everyKind, ...everyPath])].filter((path) => {
    const markup = markupOf(html.get(path) ?? '')
    const isNew = everyKind.includes(path) || markup.some((one) => !seen.has(one))
    for (const one of markup) seen.add(one)
    return isNew
  })
}

/** Lines that the browser itself writes to the console for these pages. */
export const missingPage = [/404|status of 500/]
