import { useState } from 'react'
import { Button } from '../../site/ui/Button.tsx'
import { problemOf } from '../api/problem.ts'
import { words } from '../desk-content.ts'

const { you } = words

interface RemovalProps {
  /** Question before the removal. */
  question: string
  removal: { isPending: boolean; error: Error | null }
  onRemove: () => void
}

/** Button that removes a person or device after a confirmation. */
export function Removal({ question, removal, onRemove }: RemovalProps) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <Button size="small" variant="outline" onClick={() => setAsked(true)}>
        {you.remove}
      </Button>
    )
  return (
    <div className="flow">
      <p role="alert">{question}</p>
      <div className="next-steps">
        <Button disabled={removal.isPending} onClick={onRemove}>
          {you.removeYes}
        </Button>
        <Button variant="outline" onClick={() => setAsked(false)}>
          {words.cancel}
        </Button>
      </div>
      {removal.error && <p className="problem">{problemOf(removal.error)}</p>}
    </div>
  )
}
