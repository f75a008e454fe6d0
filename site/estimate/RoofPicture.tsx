import type { ComponentProps } from 'react'
import './roof-picture.css'

interface RoofPictureProps extends ComponentProps<'svg'> {
  /** Panels per row, in three rows. */
  columns: number
}

const rows = [0, 1, 2]
const panel = { width: 6, height: 7.2, gap: 0.9 }

/** Drawing of a house with its panels. */
export function RoofPicture({ columns, ...rest }: RoofPictureProps) {
  const step = panel.width + panel.gap
  const left = 52 - (columns * step - panel.gap) / 2
  const panels = rows.flatMap((row) =>
    Array.from({ length: columns }, (_, column) => {
      const [x, y] = [left + column * step, 9 + row * (panel.height + panel.gap)]
      return `M${x.toFixed(1)} ${y.toFixed(1)}h${panel.width}v${panel.height}h-${panel.width}z`
    }),
  )
  return (
    <svg className="roof-picture" viewBox="0 0 104 52" aria-hidden="true" {...rest}>
      <path className="roof-wall" d="M11 38h82v12H11z" />
      <path className="roof-door" d="M24 41h6v9h-6zM68 41h12v5H68z" />
      <path className="roof-tiles" d="M18 5h68l16 34H2z" />
      <path className="roof-panels" d={panels.join('')} />
    </svg>
  )
}
