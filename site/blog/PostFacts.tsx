import type { Post } from '../../content/schema/post.ts'
import { fillWords } from '../ui/text/fill-words.ts'
import { usDate } from '../words/us-date.ts'
import './post-facts.css'

interface PostFactsProps {
  post: Pick<Post, 'category' | 'date' | 'readTime'>
  readTime: string
}

/** Category, date and time to read, on one line of a card. */
export function PostFacts({ post: { category, date, readTime: time }, readTime }: PostFactsProps) {
  return (
    <div className="post-facts cluster">
      <span className="badge">{category}</span>
      <span>
        <time dateTime={date}>{usDate(date)}</time> · {fillWords(readTime, { time })}
      </span>
    </div>
  )
}
