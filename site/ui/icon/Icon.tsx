import { type IconName, icons } from './icons.ts'

// base.css sets these for all icons, which keeps the HTML small.
const drawnByStyles = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
}

/** A line icon in the size and colour of the text beside it. Always decoration, beside words. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const Glyph = icons[name]
  return <Glyph className={className ? `icon ${className}` : 'icon'} aria-hidden="true" {...drawnByStyles} />
}
