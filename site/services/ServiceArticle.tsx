import type { ReactNode } from 'react'
import { content } from '../content.ts'
import { ArticleColumns } from '../ui/ArticleColumns.tsx'
import { ArrowLink } from '../ui/link/ArrowLink.tsx'
import './service-article.css'

interface ServiceArticleProps {
  related: readonly { label: string; href: string }[]
  /** The article itself. */
  children?: ReactNode
}

const { detail: words } = content.servicesPage

/** The article about a service, with links to related pages. */
export function ServiceArticle({ related, children }: ServiceArticleProps) {
  const aside = related.length > 0 && (
    <nav className="related" aria-labelledby="related-title">
      <h2 id="related-title">{words.related}</h2>
      <ul className="related-list">
        {related.map(({ label, href }) => (
          <li key={href}>
            <ArrowLink href={href}>{label}</ArrowLink>
          </li>
        ))}
      </ul>
    </nav>
  )
  return (
    <div className="section service-article" data-tight="" data-swept="">
      <ArticleColumns aside={aside}>{children}</ArticleColumns>
    </div>
  )
}
