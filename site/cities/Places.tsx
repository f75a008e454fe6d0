import { Checklist } from '../ui/Checklist.tsx'
import { LinkList } from '../ui/link/LinkList.tsx'
import { Section } from '../ui/Section.tsx'
import './places.css'

interface PlacesProps {
  neighborhoods: { title: string; names: readonly string[] }
  landmarks: { title: string; names: readonly string[] }
  others: { title: string; links: readonly { label: string; href: string }[] }
}

/** Where in this place the crew comes, and where else. */
export function Places({ neighborhoods, landmarks, others }: PlacesProps) {
  return (
    <Section tone="band" aria-labelledby="neighborhoods-title">
      <div className="wrapper places">
        <div>
          <h2 id="neighborhoods-title">{neighborhoods.title}</h2>
          <ul className="place-chips">
            {neighborhoods.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{landmarks.title}</h2>
          <Checklist icon="map-pin" items={landmarks.names} data-columns="2" />
        </div>
        <nav className="places-others" aria-labelledby="others-title">
          <h2 id="others-title">{others.title}</h2>
          <LinkList className="place-links" links={others.links} />
        </nav>
      </div>
    </Section>
  )
}
