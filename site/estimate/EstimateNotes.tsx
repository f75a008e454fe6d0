import type { ComponentProps } from 'react'
import { Kept } from '../ui/text/Kept.tsx'

interface EstimateNotesProps extends ComponentProps<'ul'> {
  notes: readonly string[]
}

/** A list of sentences. */
export function EstimateNotes({ notes, ...rest }: EstimateNotesProps) {
  if (notes.length === 0) return null
  return (
    <ul className="estimate-notes" {...rest}>
      {notes.map((note) => (
        <li key={note}>
          <Kept text={note} phones />
        </li>
      ))}
    </ul>
  )
}
