import { Section } from '../ui/Section.tsx'
import type { PostCardWords, ShownPost } from './PostCard.tsx'
import { PostCards } from './PostCards.tsx'
import { PostNeighbors, type PostNeighborsProps } from './PostNeighbors.tsx'

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
