import { PostCard, type PostCardWords, type ShownPost } from './PostCard.tsx'
import './post-cards.css'

interface PostCardsProps {
  posts: readonly ShownPost[]
  words: PostCardWords
  heading: 'h2' | 'h3'
  /** How many cards are visible without scrolling; only these load their pictures at once. */
  eager?: number
}

/** Articles in a grid. */
export function PostCards({ posts, words, heading, eager = 0 }: PostCardsProps) {
  return (
    <div className="post-cards">
      {posts.map((post, index) => (
        <PostCard
          key={post.slug}
          post={post}
          words={words}
          heading={heading}
          loading={index < eager ? 'eager' : 'lazy'}
        />
      ))}
    </div>
  )
}
