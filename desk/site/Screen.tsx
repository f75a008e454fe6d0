import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { words } from '../desk-content.ts'
import { QueryProblem } from '../QueryProblem.tsx'

const places = {
  '/site': words.site.title,
  '/site/more': words.back,
  '/site/pictures': words.site.pictures,
  '/site/ready': words.site.ready,
} as const

interface ScreenProps {
  title: string
  back?: keyof typeof places
  /** The query behind the screen, which shows its loading state and its error. */
  query?: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>
  loading?: string
  children?: ReactNode
}

/** Marks the address of a screen that was opened from Getting ready, where its way back leads. */
export const fromReady = 'from=ready'

/** A screen of the Site tab, with its title and the way back. */
export function Screen({ title, back: usual = '/site', query, loading = words.loading, children }: ScreenProps) {
  const [search] = useSearchParams()
  const back = search.get('from') === 'ready' ? '/site/ready' : usual
  return (
    <>
      <Link className="lead-back" to={back}>
        {places[back]}
      </Link>
      <h1>{title}</h1>
      {query && <QueryProblem error={query.error} onRetry={query.refetch} />}
      {query && !query.data && !query.error && <p role="status">{loading}</p>}
      {children}
    </>
  )
}
