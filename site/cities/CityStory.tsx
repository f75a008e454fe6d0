import { Fragment, type ReactNode } from 'react'
import { LinkList } from '../ui/link/LinkList.tsx'
import './city-story.css'

interface CityStoryProps {
  neighborhoods: { title: string; names: readonly string[] }
  landmarks: { title: string; names: readonly string[] }
  others: { title: string; links: readonly { label: string; href: string }[] }
  /** The text about this place. */
  children?: ReactNode
}

/** The text about one place, beside it the neighborhoods, landmarks and links to the places nearby. */
export function CityStory({ neighborhoods, landmarks, others, children }: CityStoryProps) {
  const lists = [neighborhoods, landmarks].filter(({ names }) => names.length > 0)
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
          <h2>{others.title}</h2>
          <LinkList className="place-links" links={others.links} />
        </aside>
      </div>
    </div>
  )
}
