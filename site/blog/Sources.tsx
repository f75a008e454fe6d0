import type { Post } from '../../content/schema/post.ts'
import './sources.css'

interface SourcesProps {
  title: string
  items: Post['sources']
}

/** The sources of the figures that the article quotes. */
export function Sources({ title, items }: SourcesProps) {
  return (
    <section className="sources" aria-labelledby="sources">
      <h2 id="sources">{title}</h2>
      <ul className="sources-list">
        {items.map(({ title: name, url }) => (
          <li key={name}>{url ? <a href={url}>{name}</a> : name}</li>
        ))}
      </ul>
    </section>
  )
}
