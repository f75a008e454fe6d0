import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { InterfaceWords } from '../../content/schema/interface.ts'
import { fill } from '../../pricing/fill.ts'
import { IslandBoundary } from '../ui/IslandBoundary.tsx'
import { cleanShare, hiddenTag, START_SPLIT } from './split.ts'
import { useDrag } from './useDrag.ts'
import '../ui/picture/photo.css'
import './compare.css'

interface CompareProps {
  words: Pick<InterfaceWords['compare'], 'before' | 'after' | 'value'>
  /** Alt text of both pictures. */
  label: string
  /** Frame on wide screens; small screens always use an upright one. */
  shape: 'wide' | 'regular'
  before?: ReactNode
  after?: ReactNode
}

/**
 * Before/after slider: drag the divider or use the arrow keys. The range input is uncontrolled, so key presses before
 * hydration are kept.
 */
export function Compare(props: CompareProps) {
  return (
    <IslandBoundary fallback={<Pictures {...props} frame={{}} />}>
      <LiveCompare {...props} />
    </IslandBoundary>
  )
}

function LiveCompare(props: CompareProps) {
  const { words, label } = props
  const frame = useRef<HTMLDivElement>(null)
  const range = useRef<HTMLInputElement>(null)
  const [split, setSplit] = useState(START_SPLIT)

  const moveTo = (percent: number) => {
    if (range.current) range.current.value = String(percent)
    setSplit(percent)
  }
  const drag = useDrag(frame, range, moveTo)

  useLayoutEffect(() => {
    if (range.current) setSplit(range.current.valueAsNumber)
  }, [])
  useLayoutEffect(() => frame.current?.style.setProperty('--split', `${split}%`), [split])

  return (
    <Pictures {...props} frame={{ ref: frame, 'data-hidden-tag': hiddenTag(split), ...drag }}>
      <input
        ref={range}
        className="compare-range"
        type="range"
        min="0"
        max="100"
        step="any"
        defaultValue={START_SPLIT}
        autoComplete="off"
        aria-label={label}
        aria-valuetext={fill(words.value, { percent: cleanShare(split) })}
        onChange={({ currentTarget }) => setSplit(currentTarget.valueAsNumber)}
      />
    </Pictures>
  )
}

interface PicturesProps extends CompareProps {
  /** The range. */
  children?: ReactNode
  frame: ComponentProps<'div'> & { 'data-hidden-tag'?: string | undefined }
}

/** Both pictures, each clipped to its side. */
function Pictures({ words, shape, before, after, frame, children }: PicturesProps) {
  return (
    <figure className="compare" data-shape={shape}>
      <div className="compare-frame" {...frame}>
        <div className="compare-side fill" data-side="before">
          {before}
          <span className="compare-tag">{words.before}</span>
        </div>
        <div className="compare-side fill" data-side="after">
          {after}
          <span className="compare-tag">{words.after}</span>
        </div>
        {children}
      </div>
    </figure>
  )
}
