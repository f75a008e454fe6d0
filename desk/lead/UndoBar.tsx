import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../site/ui/Button.tsx'
import { words } from '../desk-content.ts'

interface UndoBarProps {
  /** Outcome of the change. */
  label: string
  canUndo: boolean
  /** Milliseconds that it stays. */
  ms: number
  onUndo: () => void
  onOver: () => void
}

const { lead: text } = words

/** Says that a change is saved, with an undo button for a short time. */
export function UndoBar({ label, canUndo, ms, onUndo, onOver }: UndoBarProps) {
  // An effect event: each rendering of the page brings another `onOver`, which must not start the time anew.
  const end = useEffectEvent(onOver)
  useEffect(() => {
    const timer = setTimeout(() => end(), ms)
    return () => clearTimeout(timer)
  }, [ms])
  const bar = useRef<HTMLDivElement>(null)
  // On a low screen it scrolls with the page, because fixed it would cover most of it.
  useEffect(() => void bar.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={bar} className="undo-bar" role="status">
      <span>{label}</span>
      {canUndo && (
        <Button size="small" variant="light" onClick={onUndo}>
          {text.undo}
        </Button>
      )}
    </div>
  )
}
