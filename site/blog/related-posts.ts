import type { Post } from '../../content/schema/post.ts'

type Linked = Pick<Post, 'slug' | 'related'>

/** Three articles to read after this one: those that it names, then the newest others. */
export const relatedPosts = <Some extends Linked>(post: Linked, posts: readonly Some[]): Some[] => {
  const others = posts.filter(({ slug }) => slug !== post.slug)
  const named = post.related.flatMap((slug) => others.filter((other) => other.slug === slug))
  return [...new Set([...named, ...others])].slice(0, 3)
}
