import { type ComponentProps, useState } from 'react'
import { Button } from '../site/ui/Button.tsx'
import { Alert } from './Alert.tsx'
import { problemOf } from './api/problem.ts'
import { words } from './desk-content.ts'

const { you } = words

interface RemoveButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'className' | 'children'> {
  /** Question before the removal; the children are what it concerns. */
  question: string
  removal: { isPending: boolean; error?: Error | null }
  problem?: string
  onRemove: () => void
  /** Texts of the first button, and of the one that confirms. */
  label?: string
  yes?: string
  /** What it does meanwhile, where that takes long. */
  doing?: string
}

/** Button that removes or replaces something after a confirmation. */
export function RemoveButton(props: RemoveButtonProps) {
  const { question, children, removal, onRemove, label = you.remove, yes = you.removeYes } = props
  const { size = 'small', className = '', doing, problem = removal.error ? problemOf(removal.error) : '' } = props
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <Button {...{ size, className }} variant="outline" onClick={() => setAsked(true)}>
        {label}
      </Button>
    )
  return (
    <div className={`flow ${className}`}>
      <p role="alert">{question}</p>
      {children}
      <div className="next-steps">
        <Button disabled={removal.isPending} onClick={onRemove}>
          {removal.isPending ? words.loading : yes}
        </Button>
        <Button variant="outline" onClick={() => setAsked(false)}>
          {words.cancel}
        </Button>
      </div>
      {doing && (
        <p role="status" hidden={!removal.isPending}>
          {doing}
        </p>
      )}
      <Alert>{problem}</Alert>
    </div>
  )
}
