import type { ComponentProps, ReactNode } from 'react'
import type { InterfaceWords } from '../../content/schema/interface.ts'
import { fillWords } from '../ui/fill-words.ts'
import { cleanShare, START_SPLIT } from './split.ts'
import './compare.css'

interface CompareProps extends ComponentProps<'figure'> {
  words: InterfaceWords['compare']
  /** What the two pictures show. */
  label: string
  /** How the frame is cut on wide screens; on small ones it is always upright. */
  shape?: 'wide' | 'regular'
  before?: ReactNode
  after?: ReactNode
}

/** Two pictures of the same place, one over the other: drag the divider, or use the arrow keys (follow-divider.ts). */
export function Compare({ words, label, shape = 'regular', before, after, className, ...rest }: CompareProps) {
  return (
    <figure className={className ? `compare ${className}` : 'compare'} data-shape={shape} {...rest}>
      <div className="compare-frame">
        <div className="compare-side" data-side="before">
          {before}
          <span className="compare-tag">{words.before}</span>
        </div>
        <div className="compare-side" data-side="after">
          {after}
          <span className="compare-tag">{words.after}</span>
        </div>
        <input
          className="compare-range"
          type="range"
          min="0"
          max="100"
          step="any"
          defaultValue={START_SPLIT}
          autoComplete="off"
          aria-label={label}
          aria-valuetext={fillWords(words.value, { percent: cleanShare(START_SPLIT) })}
          data-words={words.value}
        />
      </div>
    </figure>
  )
}
