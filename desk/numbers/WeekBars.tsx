import { shortDayText } from '../when.ts'

/** A bar: its height, its filled part, and the label above it. */
type Bar = { from: string; value: number; solid: number; label: string }

interface WeekBarsProps {
  bars: readonly Bar[]
  /** Text alternative of the chart. */
  label: string
}

const [width, height, top, bottom] = [360, 168, 22, 24]
const plot = height - top - bottom

/** Bar chart by week: outlined in full, filled in part, with labels, so that colors are not needed. */
export function WeekBars({ bars, label }: WeekBarsProps) {
  const step = width / bars.length
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const tall = (value: number) => (value / most) * plot
  return (
    <svg className="week-bars" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {bars.map(({ from, value, solid, label: number }, index) => {
        const middle = (index + 0.5) * step
        const bar = { x: middle - step * 0.32, width: step * 0.64 }
        return (
          <g key={from}>
            <rect {...bar} className="week-bars-whole" y={top + plot - tall(value)} height={tall(value)} />
            <rect {...bar} className="week-bars-part" y={top + plot - tall(solid)} height={tall(solid)} />
            <text x={middle} y={top + plot - tall(value) - 6}>
              {number}
            </text>
            <text x={middle} y={height - 6} className="week-bars-day">
              {shortDayText(from)}
            </text>
          </g>
        )
      })}
      <line x1={0} x2={width} y1={top + plot} y2={top + plot} />
    </svg>
  )
}
