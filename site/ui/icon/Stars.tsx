import './stars.css'

interface StarsProps {
  rating: number
  /** The rating in words; without it the stars are decoration beside words that say the same. */
  label?: string
}

/** A rating as stars, drawn by css so that thirty reviews stay light. */
export function Stars({ rating, label }: StarsProps) {
  return label ? (
    <span className="stars" data-rating={rating} role="img" aria-label={label} />
  ) : (
    <span className="stars" data-rating={rating} aria-hidden="true" />
  )
}
