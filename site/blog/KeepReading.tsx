import { link } from '../link.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { Section } from '../ui/Section.tsx'
import type { PostCardWords, ShownPost } from './PostCard.tsx'
import { PostCards } from './PostCards.tsx'
import './post-neighbors.css'

interface KeepReadingProps extends PostNeighborsProps {
  title: string
  posts: readonly ShownPost[]
  cardWords: PostCardWords
}

/** Related articles, and the ones written before and after. */
export function KeepReading({ title, posts, cardWords, ...neighbors }: KeepReadingProps) {
  return (
    <Section tone="band" sweptBelow aria-labelledby="keep-reading">
      <div className="wrapper">
        <div className="section-head">
          <h2 id="keep-reading">{title}</h2>
        </div>
        <PostCards posts={posts} words={cardWords} heading="h3" />
        <PostNeighbors {...neighbors} />
      </div>
    </Section>
  )
}

type Neighbor = { slug: string; title: string }

interface PostNeighborsProps {
  words: { previous: string; next: string }
  /** The article written before this one, if any. */
  previous: Neighbor | undefined
  next: Neighbor | undefined
}

/** Links to the articles written before and after this one. */
function PostNeighbors({ words, previous, next }: PostNeighborsProps) {
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
