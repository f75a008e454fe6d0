import type { Outline } from '../../contract/outline.ts'
import { escapeHtml } from '../http/html/html.ts'

/** An outline as HTML, every text of it escaped. */
export const outlineMarkup = (outline: Outline): string => {
  if (typeof outline === 'string') return escapeHtml(outline)
  const { tag, attributes, pieces } = outline
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return `<${tag}${written.join('')}>${pieces.map(outlineMarkup).join('')}</${tag}>`
}
