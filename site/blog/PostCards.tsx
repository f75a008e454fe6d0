import type { Post } from '../../content/schema/post.ts'
import { fill } from '../../pricing/fill.ts'
import { content } from '../content.ts'
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

interface PostCardsProps {
  posts: readonly ShownPost[]
  heading: 'h2' | 'h3'
  /** How many cards are visible without scrolling; only these load their pictures at once. */
  eager?: number
}

const { blogPage: words } = content

/** Articles in a grid. The link in the heading of each covers its card. */
export function PostCards({ posts, heading: Heading, eager = 0 }: PostCardsProps) {
  return (
    <div className="post-cards">
      {posts.map(({ slug, title, excerpt, date, category, readTime, picture }, index) => (
        <article key={slug} className="post-card">
          <PictureFrame picture={{ ...picture, alt: '' }} loading={index < eager ? 'eager' : 'lazy'} />
          <div className="post-facts flow">
            <span className="badge">{category}</span>
            <span>
              <time dateTime={date}>{usDate(date)}</time> · {fill(words.readTime, { time: readTime })}
            </span>
          </div>
          <Heading>
            <StretchedLink href={link(`/blog/${slug}`)}>{title}</StretchedLink>
          </Heading>
          <p>{excerpt}</p>
          <span className="arrow-link" aria-hidden="true">
            {words.readMore}
            <Icon name="arrow-right" />
          </span>
        </article>
      ))}
    </div>
  )
}
