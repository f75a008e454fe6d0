import { type IconName, icons } from './icons.ts'

// base.css draws them so: no page repeats it forty times.
const drawnByStyles = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
}

/** A line icon in the size and colour of the text beside it. Always decoration: the words beside it say the same. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const Glyph = icons[name]
  return <Glyph className={className ? `icon ${className}` : 'icon'} aria-hidden="true" {...drawnByStyles} />
}
