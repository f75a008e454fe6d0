import { content } from '../content.ts'
import { link } from '../link.ts'
import { BrandMark } from './BrandMark.tsx'
import './brand.css'

const { shortName, shortTagline } = content.business

/** The logo, the name and the trade, as a link to the home page. */
export function Brand() {
  return (
    <a className="brand" href={link('/')}>
      <BrandMark />
      <span>
        <span className="brand-name">{shortName}</span> <span className="brand-trade">{shortTagline}</span>
      </span>
    </a>
  )
}
