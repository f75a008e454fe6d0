import './roof-picture.css'

interface RoofPictureProps {
  /** Panels per row, in three rows. */
  columns: number
}

/** Width of a panel and of the gap after it, as in `stroke-dasharray`. */
const panel = { width: 6, gap: 0.9 }
/** Middles of the three rows. */
const rows = [12.6, 20.7, 28.8]

/** Drawing of a house with its panels: each row is a dashed line. */
export function RoofPicture({ columns }: RoofPictureProps) {
  const length = columns * (panel.width + panel.gap) - panel.gap
  const panels = rows.map((y) => `M${(52 - length / 2).toFixed(2)} ${y}h${length.toFixed(1)}`)
  return (
    <svg className="roof-picture" viewBox="0 0 104 52" aria-hidden="true">
      <path className="roof-wall" d="M11 38h82v12H11z" />
      <path className="roof-door" d="M24 41h6v9h-6zM68 41h12v5H68z" />
      <path className="roof-tiles" d="M18 5h68l16 34H2z" />
      <path className="roof-panels" d={panels.join('')} />
    </svg>
  )
}
