import { content } from '../content.ts'
import { link } from '../link.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { Section, SectionHead } from '../ui/Section.tsx'
import { PostCards, type ShownPost } from './PostCards.tsx'
import './post-neighbors.css'

type Neighbor = { slug: string; title: string }

interface KeepReadingProps {
  posts: readonly ShownPost[]
  /** The article written before this one, if any. */
  previous: Neighbor | undefined
  next: Neighbor | undefined
}

const { article: words } = content.blogPage

/** Related articles, and the ones written before and after; nothing for the only article. */
export function KeepReading({ posts, previous, next }: KeepReadingProps) {
  if (posts.length === 0 && !previous && !next) return null
  return (
    <Section tone="band" sweptBelow aria-labelledby="keep-reading">
      <div className="wrapper">
        <SectionHead id="keep-reading" title={words.keepReading} />
        <PostCards posts={posts} heading="h3" />
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
      </div>
    </Section>
  )
}
