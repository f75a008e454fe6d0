import { useState } from 'react'
import { Button } from '../../site/ui/Button.tsx'
import { problemOf } from '../api/problem.ts'
import { words } from '../desk-content.ts'

const { you } = words

interface RemoveButtonProps {
  /** Question before the removal. */
  question: string
  removal: { isPending: boolean; error?: Error | null }
  onRemove: () => void
  /** Texts of the first button, and of the one that confirms. */
  label?: string
  yes?: string
}

/** Button that removes something after a confirmation. */
export function RemoveButton(props: RemoveButtonProps) {
  const { question, removal, onRemove, label = you.remove, yes = you.removeYes } = props
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <Button size="small" variant="outline" onClick={() => setAsked(true)}>
        {label}
      </Button>
    )
  return (
    <div className="flow">
      <p role="alert">{question}</p>
      <div className="next-steps">
        <Button disabled={removal.isPending} onClick={onRemove}>
          {yes}
        </Button>
        <Button variant="outline" onClick={() => setAsked(false)}>
          {words.cancel}
        </Button>
      </div>
      {removal.error && <p className="problem">{problemOf(removal.error)}</p>}
    </div>
  )
}
