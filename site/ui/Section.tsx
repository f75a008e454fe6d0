import type { ComponentProps, ReactNode } from 'react'
import './section.css'

interface SectionProps extends ComponentProps<'section'> {
  tone?: 'page' | 'band' | 'night'
  /** Leaves the padding at the top to the band above, where both share a ground. */
  tight?: boolean
  /** Leaves room for the curve of the band below, where that opens with a sweep. */
  sweptBelow?: boolean | undefined
}

/** One band of a page. Name it with `aria-labelledby` or `aria-label`. */
export function Section({ tone = 'page', tight, sweptBelow, className, ...rest }: SectionProps) {
  return (
    <section
      className={className ? `section ${className}` : 'section'}
      data-tone={tone}
      data-tight={tight ? '' : undefined}
      data-swept={sweptBelow ? '' : undefined}
      {...rest}
    />
  )
}

/** The heading of a band, with its introduction as children. */
export function SectionHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  )
}
