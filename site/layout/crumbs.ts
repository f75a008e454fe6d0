import { content } from '../content.ts'
import { link } from '../link.ts'
import type { Crumb } from '../ui/link/Breadcrumb.tsx'

/** The breadcrumb from the home page down to a page, for the page itself and its JSON-LD. */
export const crumbsTo = (...pages: readonly Crumb[]): Crumb[] =>
  [{ name: content.interface.breadcrumb.home, path: '/' }, ...pages].map(({ name, path }) => ({
    name,
    path: link(path),
  }))
