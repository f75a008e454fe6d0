import { useState } from 'react'
import type { Imports } from '../../contract/desk/import.ts'
import { fill } from '../../pricing/fill.ts'
import { Button } from '../../site/ui/Button.tsx'
import { useImports } from '../api/customer-calls.ts'
import { useSession } from '../api/session.ts'
import { customers, fillCounted, words } from '../desk-content.ts'
import { momentText } from '../when.ts'

const { import: text } = customers

interface EarlierProps {
  isBusy: boolean
  onUndo: (id: string) => void
}

interface UndoProps extends EarlierProps {
  list: Imports['imports'][number]
}

function Undo({ list: { id, untouched }, isBusy, onUndo }: UndoProps) {
  const [isSure, setSure] = useState(false)
  if (!isSure)
    return (
      <Button variant="outline" size="small" onClick={() => setSure(true)}>
        {text.undo}
      </Button>
    )
  return (
    <>
      <p>{fillCounted(text.undoSure, untouched)}</p>
      <div className="next-steps">
        <Button disabled={isBusy} onClick={() => onUndo(id)}>
          {text.undoYes}
        </Button>
        <Button variant="outline" onClick={() => setSure(false)}>
          {words.cancel}
        </Button>
      </div>
    </>
  )
}

/** The lists that were imported; each can be taken back as a whole. */
export function EarlierImports(props: EarlierProps) {
  const { data } = useImports()
  const { timeZone } = useSession()
  if (!data || data.imports.length === 0) return null
  return (
    <section className="card flow" aria-labelledby="imports">
      <h2 id="imports">{text.earlier}</h2>
      {data.imports.map((list) => (
        <div key={list.id} className="flow">
          <p>{fill(text.about, { file: list.file, count: list.leads, day: momentText(list.at, timeZone) })}</p>
          {list.undoneAt ? <p className="soft">{text.undone}</p> : <Undo list={list} {...props} />}
        </div>
      ))}
    </section>
  )
}
