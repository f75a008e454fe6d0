import type { Picture } from '../pictures/picture.ts'
import { StretchedLink } from '../ui/link/StretchedLink.tsx'
import { PictureFrame } from '../ui/picture/PictureFrame.tsx'
import { Kept } from '../ui/text/Kept.tsx'
import './service-card.css'

interface ServiceCardProps {
  href: string
  name: string
  summary: string
  /** What it costs at least. */
  from?: string | undefined
  picture: Picture
}

/** A tall photograph with its name beneath. The whole card is the link. */
export function ServiceCard({ href, name, summary, from, picture }: ServiceCardProps) {
  return (
    <article className="service-card">
      <PictureFrame picture={picture} sweep="start" />
      <h3>
        <StretchedLink href={href}>{name}</StretchedLink>
      </h3>
      {from && <p className="service-card-from">{from}</p>}
      <p>
        <Kept text={summary} />
      </p>
    </article>
  )
}
