import type { ReactNode } from 'react'
import type { ServiceDetailWords } from '../../content/schema/pages/services-page.ts'
import { ArticleColumns } from '../ui/ArticleColumns.tsx'
import { AsideCard } from '../ui/AsideCard.tsx'
import { ArrowLink } from '../ui/link/ArrowLink.tsx'
import './service-article.css'

interface ServiceArticleProps {
  words: ServiceDetailWords
  related: readonly { label: string; href: string }[]
  call: { href: string; number: string }
  /** The article itself. */
  children?: ReactNode
}

/** The text about a service, and where to read on. */
export function ServiceArticle({ words, related, call, children }: ServiceArticleProps) {
  const aside = (
    <>
      <AsideCard {...words.talk}>
        <ArrowLink className="number" href={call.href}>
          {call.number}
        </ArrowLink>
      </AsideCard>
      {related.length > 0 && (
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
      )}
    </>
  )
  return (
    <div className="section service-article" data-tight="" data-swept="">
      <ArticleColumns aside={aside}>{children}</ArticleColumns>
    </div>
  )
}
