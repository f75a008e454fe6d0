import { link } from '../link.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import './post-neighbors.css'

type Neighbor = { slug: string; title: string }

export interface PostNeighborsProps {
  words: { previous: string; next: string }
  /** The article written before this one, if any. */
  previous: Neighbor | undefined
  next: Neighbor | undefined
}

/** Links to the articles written before and after this one. */
export function PostNeighbors({ words, previous, next }: PostNeighborsProps) {
  return (
    <div className="post-neighbors">
      {previous && (
        <a href={link(`/blog/${previous.slug}`)} rel="prev">
          <span className="post-neighbors-way">
            <Icon name="arrow-left" />
            {words.previous}
          </span>{' '}
          <span className="post-neighbors-title">{previous.title}</span>
        </a>
      )}
      {next && (
        <a href={link(`/blog/${next.slug}`)} rel="next">
          <span className="post-neighbors-way">
            {words.next}
            <Icon name="arrow-right" />
          </span>{' '}
          <span className="post-neighbors-title">{next.title}</span>
        </a>
      )}
    </div>
  )
}
