import './sweep.css'

interface SweepProps {
  /** The ground of the band that the curve opens. */
  tone?: 'night' | 'deep'
}

/** The long wet curve that a squeegee leaves, above the band that it opens. Two a page at most. */
export function Sweep({ tone = 'night' }: SweepProps) {
  return (
    <svg className="sweep" data-tone={tone} viewBox="0 0 1440 112" preserveAspectRatio="none" aria-hidden="true">
      <path className="sweep-fill" d="M0 112V104C430 118 960 92 1440 0V112Z" />
      <path className="sweep-line" d="M0 93C430 107 960 81 1440 -11" />
    </svg>
  )
}
