import type { Post } from '../../content/schema/post.ts'
import { fill } from '../../pricing/fill.ts'
import { content } from '../content.ts'
import { link } from '../link.ts'
import type { Picture } from '../pictures/picture.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { BackLink } from '../ui/link/BackLink.tsx'
import { PictureFrame } from '../ui/picture/PictureFrame.tsx'
import { usDate } from '../words/us-date.ts'
import './article-head.css'
import './post-facts.css'

const { article: words, readTime } = content.blogPage

/** The title, the summary, the date and the picture of an article. */
export function ArticleHead({ post, picture }: { post: Post; picture: Picture }) {
  return (
    <div className="article-head wrapper">
      <div className="article-words flow">
        <BackLink href={link('/blog')}>{words.back}</BackLink>
        <p>
          <span className="badge">{post.category}</span>
        </p>
        <h1>{post.title}</h1>
        <p className="lead">{post.excerpt}</p>
        <ul className="article-facts">
          <li>
            <Icon name="calendar" />
            <time dateTime={post.date}>{usDate(post.date)}</time>
          </li>
          <li>
            <Icon name="clock" />
            {fill(readTime, { time: post.readTime })}
          </li>
          {post.updated && <li>{fill(words.updated, { date: usDate(post.updated) })}</li>}
        </ul>
      </div>
      <PictureFrame className="article-photo" picture={picture} sweep="start" loading="eager" />
    </div>
  )
}
