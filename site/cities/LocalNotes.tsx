import { Section } from '../ui/Section.tsx'
import './local-notes.css'

interface LocalNotesProps {
  title: string
  notes: readonly { title: string; text: string }[]
}

/** What only this place has: its water, its dust, its bills. */
export function LocalNotes({ title, notes }: LocalNotesProps) {
  return (
    <Section tone="band" aria-labelledby="local-title">
      <div className="wrapper local-notes">
        <h2 id="local-title">{title}</h2>
        <div className="local-notes-list">
          {notes.map((note) => (
            <div key={note.title}>
              <h3>{note.title}</h3>
              <p>{note.text}</p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}
