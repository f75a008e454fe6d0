/** The shapes that hero.css cuts the photograph with, in units of its box. */
export function HeroClips() {
  return (
    <svg className="hero-clips" width="0" height="0" aria-hidden="true">
      <clipPath id="sweep-wide-dusty" clipPathUnits="objectBoundingBox">
        <path d="M.172 0C.07 .24 .0 .56 .045 1L1 1L1 0Z" />
      </clipPath>
      <clipPath id="sweep-wide-clean" clipPathUnits="objectBoundingBox">
        <path d="M.262 0C.152 .24 .078 .56 .128 1L1 1L1 0Z" />
      </clipPath>
      <clipPath id="sweep-tall-dusty" clipPathUnits="objectBoundingBox">
        <path d="M0 0L1 0L1 .87C.7 .97 .34 1.02 0 .955Z" />
      </clipPath>
      <clipPath id="sweep-tall-clean" clipPathUnits="objectBoundingBox">
        <path d="M0 0L1 0L1 .775C.7 .885 .34 .935 0 .86Z" />
      </clipPath>
    </svg>
  )
}

/** The wet line that rides on the clean edge; the same curves as the clips. */
export function HeroEdge() {
  return (
    <svg className="hero-edge" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="hero-edge-wide" d="M26.2 0C15.2 24 7.8 56 12.8 100" />
      <path className="hero-edge-tall" d="M100 77.5C70 88.5 34 93.5 0 86" />
    </svg>
  )
}
