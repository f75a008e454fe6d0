import { Kept } from '../ui/text/Kept.tsx'

/** A list of sentences. */
export function EstimateNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <ul className="estimate-notes">
      {notes.map((note) => (
        <li key={note}>
          <Kept text={note} phones />
        </li>
      ))}
    </ul>
  )
}
