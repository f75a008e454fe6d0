import type { ReactNode } from 'react'
import { ArticleColumns } from '../ui/ArticleColumns.tsx'
import type { Fact } from './city-facts.ts'
import { FactList } from './FactList.tsx'

interface CityStoryProps {
  facts: { title: string; items: readonly Fact[] }
  /** The text about this place. */
  children?: ReactNode
}

/** The text about one place, and what is good to know beside it. */
export function CityStory({ facts, children }: CityStoryProps) {
  return (
    <div className="section">
      <ArticleColumns aside={<FactList {...facts} />}>{children}</ArticleColumns>
    </div>
  )
}
