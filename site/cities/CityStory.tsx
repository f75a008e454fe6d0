import { Fragment, type ReactNode } from 'react'
import type { City } from '../../content/schema/city.ts'
import { content } from '../content.ts'
import { LinkList } from '../ui/link/LinkList.tsx'
import { otherCityLinks } from './city-links.ts'
import './city-story.css'

const { cityPage: words } = content

/** The text about one place, beside it the neighborhoods, landmarks and links to the places nearby. */
export function CityStory({ city, children }: { city: City; children: ReactNode }) {
  const lists = [
    { title: words.neighborhoods, names: city.neighborhoods },
    { title: words.landmarks, names: city.landmarks },
  ].filter(({ names }) => names.length > 0)
  return (
    <div className="section" data-tone="band" data-swept="">
      <div className="wrapper city-story">
        {children}
        <aside className="city-places flow">
          {lists.map(({ title, names }) => (
            <Fragment key={title}>
              <h2>{title}</h2>
              <p>{names.join(', ')}.</p>
            </Fragment>
          ))}
          <h2>{words.more}</h2>
          <LinkList className="place-links" links={otherCityLinks(city)} />
        </aside>
      </div>
    </div>
  )
}
