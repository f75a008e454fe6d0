import type { Post } from '../../content/schema/post.ts'
import { picture } from '../pictures/picture.ts'
import type { ShownPost } from './PostCards.tsx'

/** Articles with the pictures of their cards. */
export const shownPosts = (posts: readonly Post[]): Promise<ShownPost[]> =>
  Promise.all(
    posts.map(async ({ slug, title, excerpt, date, category, readTime, image }) => ({
      slug,
      title,
      excerpt,
      date,
      category,
      readTime,
      picture: await picture(image, {
        widths: [400, 800],
        sizes: '(min-width: 72rem) 24rem, (min-width: 45rem) 45vw, 92vw',
        ratio: 3 / 2,
      }),
    })),
  )
