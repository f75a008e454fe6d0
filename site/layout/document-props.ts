import type { Meta } from '../../content/schema/meta.ts'
import type { Picture } from '../pictures/picture.ts'

/** What a page says of itself. */
export type DocumentProps = {
  meta: Meta
  /** From the root, without a slash at the end: `/services`. */
  path: string
  jsonLd?: readonly object[]
  type?: 'website' | 'article'
  /** The first big picture, so that the browser asks for it at once. */
  preload?: readonly (Picture & { media?: string })[]
  /**
   * Sends what no first screen shows in a file of its own (see BeforePaint.astro): how it looks, or its drawings and dialogs
   * too. For pages that fit into a connection's first flight without them, and not with them.
   */
  late?: 'styles' | 'markup'
}
