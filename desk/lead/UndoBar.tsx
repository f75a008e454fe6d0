import { type ComponentProps, useEffect, useRef } from 'react'
import { Button } from '../../site/ui/Button.tsx'
import { words } from '../content.ts'

interface UndoBarProps extends ComponentProps<'div'> {
  /** What has become of the change. */
  label: string
  canUndo: boolean
  /** How long it stays. */
  ms: number
  onUndo: () => void
  onOver: () => void
}

const { lead: text } = words

/** Says that a change is saved, and takes it back while it is there. */
export function UndoBar({ label, canUndo, ms, onUndo, onOver, ...rest }: UndoBarProps) {
  useEffect(() => {
    const timer = setTimeout(onOver, ms)
    return () => clearTimeout(timer)
  }, [ms, onOver])
  const bar = useRef<HTMLDivElement>(null)
  // On a low screen it is not fixed to the edge, where it would cover most of the page.
  useEffect(() => void bar.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={bar} className="undo-bar" role="status" {...rest}>
      <span>{label}</span>
      {canUndo && (
        <Button size="small" variant="light" onClick={onUndo}>
          {text.undo}
        </Button>
      )}
    </div>
  )
}
