import './glint.css'

/** A glint: a star with four points. */
export const glintPath =
  'M50 0C52.5 33 67 47.5 100 50 67 52.5 52.5 67 50 100 47.5 67 33 52.5 0 50 33 47.5 47.5 33 50 0Z'

/** A glint on glass. Decoration, at most two a page. */
export function Glint({ className }: { className?: string }) {
  return (
    <svg className={className ? `glint ${className}` : 'glint'} viewBox="0 0 100 100" aria-hidden="true">
      <path d={glintPath} fill="currentColor" />
    </svg>
  )
}
