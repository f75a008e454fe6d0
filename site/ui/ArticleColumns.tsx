import type { ReactNode } from 'react'
import './article-columns.css'

interface ArticleColumnsProps {
  /** Shown beside the text on wide screens, above it on small ones. Astro passes it as a slot. */
  aside?: ReactNode
  children: ReactNode
}

/** A long text with an aside. */
export function ArticleColumns({ aside, children }: ArticleColumnsProps) {
  return (
    <div className="wrapper article-columns">
      <div>{children}</div>
      <aside className="article-aside flow">{aside}</aside>
    </div>
  )
}
