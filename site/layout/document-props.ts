import type { Meta } from '../../content/schema/meta.ts'
import type { Picture } from '../pictures/picture.ts'
import type { Trail } from './crumbs.ts'

/** Properties of a page. */
export type DocumentProps = {
  /** Missing fields come from `defaults` in business.yaml. */
  meta: Partial<Meta>
  /** From the root, without a slash at the end: `/services`. */
  path: string
  jsonLd?: readonly object[]
  trail?: Trail
  /** The page opens with a quote button and a call button: on small screens the call bar appears once they are out of view. */
  hasOpeningActions?: boolean
  /** The page is the quote form, so it has no call bar. */
  isForm?: boolean
  /** The visitor has just asked for a quote, so there is no call bar. */
  hasAsked?: boolean
  /** The page of one customer, by a secret link: no chat, no quote form, no call bar. */
  isPrivate?: boolean
  type?: 'website' | 'article'
  /** The first large pictures, which the browser loads at once. */
  preload?: readonly (Picture & { media?: string })[]
}
