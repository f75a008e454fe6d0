import { content } from '../content.ts'
import { Section, SectionHead } from '../ui/Section.tsx'
import { PostCards, type ShownPost } from './PostCards.tsx'

const { article: words } = content.blogPage

/** Other articles to read; nothing below the only one. */
export function KeepReading({ posts }: { posts: readonly ShownPost[] }) {
  if (posts.length === 0) return null
  return (
    <Section tone="band" sweptBelow aria-labelledby="keep-reading">
      <div className="wrapper">
        <SectionHead id="keep-reading" title={words.keepReading} />
        <PostCards posts={posts} heading="h3" />
      </div>
    </Section>
  )
}
