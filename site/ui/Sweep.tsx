import './sweep.css'

interface SweepProps {
  /** The background colour of the band below the curve. */
  tone?: 'night' | 'deep'
}

/** A long curve above a band, as a squeegee leaves it. At most two a page. */
export function Sweep({ tone = 'night' }: SweepProps) {
  return (
    <svg className="sweep" data-tone={tone} viewBox="0 0 1440 112" preserveAspectRatio="none" aria-hidden="true">
      <path className="sweep-fill" d="M0 112V104C430 118 960 92 1440 0V112Z" />
      <path className="sweep-line" d="M0 93C430 107 960 81 1440 -11" />
    </svg>
  )
}
