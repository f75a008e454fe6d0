import { content } from '../content.ts'
import { link } from '../link.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { LinkList } from '../ui/link/LinkList.tsx'
import './not-found.css'

const { title, text, home, hint, links, log } = content.notFoundPage

/** The 404 page, the only centred one: the number with a sun for its zero, and links. */
export function NotFound() {
  const [first, zero, last] = title
  return (
    <section
      className="not-found"
      data-not-found={log}
      data-places={link(content.business.placesPath)}
      data-home={link('/')}
      aria-labelledby="not-found-title"
    >
      <div className="wrapper flow">
        <h1 id="not-found-title" aria-label={title}>
          {first}
          <span className="hidden-visually">{zero}</span>
          <SunZero />
          {last}
        </h1>
        <p className="lead">{text}</p>
        <p className="soft">{hint}</p>
        <ButtonLink href={link('/')}>{home}</ButtonLink>
        <nav className="not-found-links" aria-labelledby="not-found-links">
          <h2 id="not-found-links">{links.title}</h2>
          <LinkList className="cluster" links={links.items} />
        </nav>
      </div>
    </section>
  )
}

const rays = Array.from({ length: 12 }, (_, index) => index * 30)

/** A zero drawn as a sun. */
function SunZero() {
  return (
    <svg className="sun-zero" viewBox="-60 -60 120 120" aria-hidden="true">
      <circle r="33" />
      {rays.map((angle) => (
        <path key={angle} d="M44 0H55" transform={`rotate(${angle})`} />
      ))}
    </svg>
  )
}
