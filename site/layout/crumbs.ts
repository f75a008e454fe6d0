import { content } from '../content.ts'
import { link } from '../link.ts'
import type { Crumb } from '../ui/link/Breadcrumb.tsx'

/** A page's place in the site: the label of its breadcrumb, and the pages from home down to it. */
export type Trail = { label: string; crumbs: readonly Crumb[] }

const { label, home } = content.interface.breadcrumb

/** The trail from the home page down to a page, for the page itself and its JSON-LD. */
export const trailTo = (...pages: readonly Crumb[]): Trail => ({
  label,
  crumbs: [{ name: home, path: '/' }, ...pages].map(({ name, path }) => ({ name, path: link(path) })),
})
