import { createElement, type MouseEventHandler, type ReactNode } from 'react'
import type { Outline } from '../../contract/outline.ts'

interface OutlinedProps {
  outline: Outline
  /** Called when a link of the outline is pressed. */
  onFollow?: MouseEventHandler<HTMLAnchorElement>
}

const show = (outline: Outline, onFollow: OutlinedProps['onFollow']): ReactNode => {
  if (typeof outline === 'string') return outline
  const { tag, attributes, pieces } = outline
  const { class: className, ...rest } = attributes
  const listeners = tag === 'a' ? { onClick: onFollow } : {}
  return createElement(tag, { className, ...rest, ...listeners }, ...pieces.map((piece) => show(piece, onFollow)))
}

/** What an outline says, in elements. */
export function Outlined({ outline, onFollow }: OutlinedProps) {
  return show(outline, onFollow)
}
