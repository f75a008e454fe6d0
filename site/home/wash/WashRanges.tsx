import type { ComponentProps } from 'react'
import type { Home } from '../../../content/schema/pages/home.ts'
import type { WashCases } from './wash-cases.ts'

interface WashRangesProps extends Omit<ComponentProps<'figure'>, 'children'> {
  worth: WashCases
  words: NonNullable<Home['wash']>
}

const row = 100
const bar = { top: 58, height: 22 }

/** One bar a place for what a wash brings back, in front of what it costs: a bar that ends before the price does not pay. */
export function WashRanges({ worth: { price, cases }, words, ...rest }: WashRangesProps) {
  const width = 1.08 * Math.max(price.to, ...cases.map(({ regained }) => regained.to))
  const place = (from: number, to: number) => ({ x: from, width: to - from })
  return (
    <figure className="wash-ranges" {...rest}>
      <p className="wash-costs">
        {words.plot.costs} <strong>{price.text}</strong>
      </p>
      <div className="wash-rows">
        <svg viewBox={`0 0 ${width} ${row * cases.length}`} preserveAspectRatio="none" aria-hidden="true">
          <rect className="wash-price" {...place(price.from, price.to)} y="0" height={row * cases.length} />
          {cases.map(({ regained, place: where }, index) => (
            <rect
              key={where}
              className="wash-back"
              {...place(regained.from, regained.to)}
              y={index * row + bar.top}
              height={bar.height}
            />
          ))}
        </svg>
        {cases.map(({ place: where, regained }) => (
          <p key={where} className="wash-row">
            {words.places[where]} <strong>{regained.text}</strong>
          </p>
        ))}
      </div>
      <figcaption>{words.plot.caption}</figcaption>
    </figure>
  )
}
