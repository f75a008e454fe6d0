import './stars.css'

interface StarsProps {
  rating: number
  /** The rating in words. Without it the stars are decoration. */
  label?: string
}

/** A rating as stars, drawn by CSS so that thirty reviews stay small. */
export function Stars({ rating, label }: StarsProps) {
  return label ? (
    <span className="stars" data-rating={rating} role="img" aria-label={label} />
  ) : (
    <span className="stars" data-rating={rating} aria-hidden="true" />
  )
}
