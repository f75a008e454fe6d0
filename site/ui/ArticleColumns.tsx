import type { ReactNode } from 'react'
import './article-columns.css'

interface ArticleColumnsProps {
  /** What stays in sight beside the text on wide screens; on small ones it comes first. A slot where Astro writes it. */
  aside?: ReactNode
  children: ReactNode
}

/** A long text and, beside it, what helps to read it. */
export function ArticleColumns({ aside, children }: ArticleColumnsProps) {
  return (
    <div className="wrapper article-columns">
      <div>{children}</div>
      <aside className="article-aside flow">{aside}</aside>
    </div>
  )
}
