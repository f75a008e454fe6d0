import type { Meta } from '../../content/schema/meta.ts'
import type { Picture } from '../pictures/picture.ts'
import type { Trail } from './crumbs.ts'

/** What a page says of itself. */
export type DocumentProps = {
  /** What it leaves out, `defaults` in business.yaml say. */
  meta: Partial<Meta>
  /** From the root, without a slash at the end: `/services`. */
  path: string
  jsonLd?: readonly object[]
  trail?: Trail
  /** The page opens with a quote button and a call button: on small screens the bar with both waits until they are gone. */
  hasOpeningActions?: boolean
  /** The page is the form: the bar would only cover it. */
  isForm?: boolean
  /** The visitor has just asked for a quote: no bar asks for another. */
  hasAsked?: boolean
  /** What one customer was sent a link to: nothing but this page and the way to call. */
  isPrivate?: boolean
  type?: 'website' | 'article'
  /** The first big picture, so that the browser asks for it at once. */
  preload?: readonly (Picture & { media?: string })[]
}
