import type { Post } from '../../content/schema/post.ts'

type Linked = Pick<Post, 'slug' | 'related'>

/** Three articles to read beside this one and its neighbors: those that it names, then the newest others. */
export const relatedPosts = <Some extends Linked>(post: Linked, posts: readonly Some[]): Some[] => {
  const { previous, next } = neighborsOf(post, posts)
  const others = posts.filter(({ slug }) => ![post.slug, previous?.slug, next?.slug].includes(slug))
  const named = post.related.flatMap((slug) => others.filter((other) => other.slug === slug))
  return [...new Set([...named, ...others])].slice(0, 3)
}

/** The articles written before and after this one, in a list that starts with the newest. */
export const neighborsOf = <Some extends Linked>(post: Linked, posts: readonly Some[]) => {
  const index = posts.findIndex(({ slug }) => slug === post.slug)
  return { previous: posts[index + 1], next: index > 0 ? posts[index - 1] : undefined }
}
