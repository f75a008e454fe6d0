import { fill } from '../../pricing/fill.ts'
import { useImports } from '../api/customer-calls.ts'
import { useSession } from '../api/session.ts'
import { customers, fillCounted } from '../desk-content.ts'
import { RemoveButton } from '../RemoveButton.tsx'
import { momentText } from '../when.ts'

const { import: text } = customers

/** Imported lists, each with a button that undoes it as a whole. */
export function EarlierImports({ isBusy, onUndo }: { isBusy: boolean; onUndo: (id: string) => void }) {
  const { data } = useImports()
  const { timeZone } = useSession()
  if (!data || data.imports.length === 0) return null
  return (
    <section className="card flow" aria-labelledby="imports">
      <h2 id="imports">{text.earlier}</h2>
      {data.imports.map((list) => (
        <div key={list.id} className="flow">
          <p>{fill(text.about, { file: list.file, count: list.leads, day: momentText(list.at, timeZone) })}</p>
          {list.undoneAt ? (
            <p className="soft">{text.undone}</p>
          ) : (
            <RemoveButton
              {...{ label: text.undo, question: fillCounted(text.undoSure, list.untouched), yes: text.undoYes }}
              removal={{ isPending: isBusy }}
              onRemove={() => onUndo(list.id)}
            />
          )}
        </div>
      ))}
    </section>
  )
}
