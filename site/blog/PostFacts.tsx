import type { Post } from '../../content/schema/post.ts'
import { fill } from '../../pricing/fill.ts'
import { usDate } from '../words/us-date.ts'
import './post-facts.css'

interface PostFactsProps {
  post: Pick<Post, 'category' | 'date' | 'readTime'>
  readTime: string
}

/** The category of an article, and below it the date and the reading time. */
export function PostFacts({ post: { category, date, readTime: time }, readTime }: PostFactsProps) {
  return (
    <div className="post-facts flow">
      <span className="badge">{category}</span>
      <span>
        <time dateTime={date}>{usDate(date)}</time> · {fill(readTime, { time })}
      </span>
    </div>
  )
}
