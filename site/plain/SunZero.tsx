const rays = Array.from({ length: 12 }, (_, index) => index * 30)

/** A zero drawn as a sun. */
export function SunZero() {
  return (
    <svg className="sun-zero" viewBox="-60 -60 120 120" aria-hidden="true">
      <circle r="33" />
      {rays.map((angle) => (
        <path key={angle} d="M44 0H55" transform={`rotate(${angle})`} />
      ))}
    </svg>
  )
}
