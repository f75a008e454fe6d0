import { glintPath } from '../ui/Glint.tsx'
import './brand.css'

/** The logo: a window pane with the sun in it. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 40 40" aria-hidden="true">
      <rect className="brand-mark-ground" x="1" y="1" width="38" height="38" rx="10" />
      <path className="brand-mark-frame" d="M1 27 39 15M14.5 39 20 1" />
      <path className="brand-mark-glint" transform="translate(19.5 -1.5) scale(.22)" d={glintPath} />
    </svg>
  )
}
