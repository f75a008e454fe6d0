import type { ReactNode } from 'react'
import { LinkList } from '../ui/link/LinkList.tsx'
import './city-story.css'

interface CityStoryProps {
  neighborhoods: { title: string; names: readonly string[] }
  landmarks: { title: string; names: readonly string[] }
  /** The population, as a short sentence. */
  population: string
  others: { title: string; links: readonly { label: string; href: string }[] }
  /** The text about this place. */
  children?: ReactNode
}

/** The text about one place, beside it the neighborhoods and landmarks, below it links to the places nearby. */
export function CityStory({ neighborhoods, landmarks, population, others, children }: CityStoryProps) {
  return (
    <div className="section" data-tone="band" data-swept="">
      <div className="wrapper city-story">
        {children}
        <aside className="city-places flow">
          <h2>{neighborhoods.title}</h2>
          <p>{neighborhoods.names.join(', ')}.</p>
          <h2>{landmarks.title}</h2>
          <p>{landmarks.names.join(', ')}.</p>
          <p className="soft small">{population}</p>
        </aside>
        <nav className="places-others" aria-labelledby="others-title">
          <h2 id="others-title">{others.title}</h2>
          <LinkList className="place-links" links={others.links} />
        </nav>
      </div>
    </div>
  )
}
