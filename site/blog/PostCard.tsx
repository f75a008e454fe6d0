import type { Post } from '../../content/schema/post.ts'
import { fill } from '../../pricing/fill.ts'
import { link } from '../link.ts'
import type { Picture } from '../pictures/picture.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { StretchedLink } from '../ui/link/StretchedLink.tsx'
import { PictureFrame } from '../ui/picture/PictureFrame.tsx'
import { usDate } from '../words/us-date.ts'
import './post-facts.css'
import '../ui/link/arrow-link.css'
import './post-card.css'

export type ShownPost = Pick<Post, 'slug' | 'title' | 'excerpt' | 'date' | 'category' | 'readTime'> & {
  picture: Picture
}

export interface PostCardWords {
  readMore: string
  readTime: string
}

interface PostCardProps {
  post: ShownPost
  words: PostCardWords
  heading: 'h2' | 'h3'
  loading?: 'eager' | 'lazy'
}

/** One article in a list. The link in its heading covers the card. */
export function PostCard({ post, words, heading: Heading, loading = 'lazy' }: PostCardProps) {
  return (
    <article className="post-card">
      <PictureFrame picture={{ ...post.picture, alt: '' }} loading={loading} />
      <PostFacts post={post} readTime={words.readTime} />
      <Heading>
        <StretchedLink href={link(`/blog/${post.slug}`)}>{post.title}</StretchedLink>
      </Heading>
      <p>{post.excerpt}</p>
      <span className="arrow-link" aria-hidden="true">
        {words.readMore}
        <Icon name="arrow-right" />
      </span>
    </article>
  )
}

interface PostFactsProps {
  post: Pick<Post, 'category' | 'date' | 'readTime'>
  readTime: string
}

/** The category of an article, and below it the date and the reading time. */
function PostFacts({ post: { category, date, readTime: time }, readTime }: PostFactsProps) {
  return (
    <div className="post-facts flow">
      <span className="badge">{category}</span>
      <span>
        <time dateTime={date}>{usDate(date)}</time> · {fill(readTime, { time })}
      </span>
    </div>
  )
}
