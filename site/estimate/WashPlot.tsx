import type { ComponentProps } from 'react'
import type { WashWords } from '../../content/schema/figures/wash-words.ts'
import type { WashWorth } from '../../pricing/wash-worth.ts'
import { plotArea as area, plotOf, plotSize } from './wash-bands.ts'

interface WashPlotProps {
  worth: WashWorth
  /** The highest loss ever, at the top of the scale. */
  mostPercent: number
  words: WashWords['answer']['plot']
}

/** Loss of power in the dry season, from the last rain to mid-October: one band without a wash and one with it. */
export function WashPlot({ worth, mostPercent, words }: WashPlotProps) {
  const { unwashed, washed, washX, ticks } = plotOf(worth, mostPercent)
  const below = plotSize.height - 10
  return (
    <svg
      className="wash-plot"
      viewBox={`0 0 ${plotSize.width} ${plotSize.height}`}
      role="img"
      aria-label={words.caption}
    >
      <text x="0" y="14">
        {words.axis}
      </text>
      {ticks.map(({ percent, y }) => (
        <g key={percent}>
          <line className="wash-grid" x1={area.left} y1={y} x2={area.right} y2={y} />
          <text className="wash-text-end" x={area.left - 6} y={y + 4}>{`${percent}%`}</text>
        </g>
      ))}
      <Band className="wash-key-dirty" {...unwashed} />
      <Band className="wash-key-clean" {...washed} />
      <line className="wash-day" x1={washX} y1={area.top} x2={washX} y2={area.bottom} />
      <text className="wash-text-middle" x={washX} y={area.top - 6}>
        {words.wash}
      </text>
      <text x={area.left} y={below}>
        {words.start}
      </text>
      <text className="wash-text-end" x={area.right} y={below}>
        {words.end}
      </text>
    </svg>
  )
}

interface BandProps extends ComponentProps<'g'> {
  area: string
  middle: string
}

function Band({ area, middle, ...rest }: BandProps) {
  return (
    <g {...rest}>
      <polygon className="wash-area" points={area} />
      <polyline className="wash-line" points={middle} />
    </g>
  )
}
