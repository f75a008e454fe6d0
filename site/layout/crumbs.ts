import { content } from '../content.ts'
import { link } from '../link.ts'
import type { Crumb } from '../ui/link/Breadcrumb.tsx'

/** The way from the home page down to a page, as its breadcrumb shows it and search engines read it. */
export const crumbsTo = (...pages: readonly Crumb[]): Crumb[] =>
  [{ name: content.interface.breadcrumb.home, path: '/' }, ...pages].map(({ name, path }) => ({
    name,
    path: link(path),
  }))
