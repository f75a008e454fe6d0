import { Button } from '../site/ui/Button.tsx'
import { problemOf } from './api/problem.ts'
import { words } from './desk-content.ts'

interface QueryProblemProps {
  /** The error, if any. */
  error: unknown
  onRetry: () => void
}

/** A failed query, with a button that retries it. */
export function QueryProblem({ error, onRetry }: QueryProblemProps) {
  if (!error) return null
  return (
    <div role="alert" className="problem">
      <span>{problemOf(error)}</span>{' '}
      <Button size="small" variant="outline" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  )
}
