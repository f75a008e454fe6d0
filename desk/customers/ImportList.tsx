import { useRef, useState } from 'react'
import {
  type ColumnField,
  columnFields,
  mostImportRows,
  mostImportText,
  type Preview,
} from '../../contract/desk/import.ts'
import { fill } from '../../pricing/fill.ts'
import { Button } from '../../site/ui/Button.tsx'
import { Alert } from '../Alert.tsx'
import { useImportActions } from '../api/customer-calls.ts'
import { problemOf } from '../api/problem.ts'
import { customers, fillCounted } from '../desk-content.ts'
import { CheckLine } from '../site/CheckLine.tsx'
import { SelectField } from '../site/SelectField.tsx'
import { EarlierImports } from './EarlierImports.tsx'
import { textOf } from './list-file.ts'
import './customers.css'

const { import: text } = customers
type Chosen = { id: string; file: string; text: string }

interface ColumnsProps {
  columns: Preview['columns']
  onChange: (columns: (ColumnField | null)[]) => void
}

function Columns({ columns, onChange }: ColumnsProps) {
  const change = (index: number, value: string) =>
    onChange(
      columns.map(({ field }, at) => (at === index ? (columnFields.find((one) => one === value) ?? null) : field)),
    )
  return (
    <>
      {columns
        .map((column, index) => ({ ...column, index, id: `column-${index}` }))
        .map(({ head, field, samples, index, id }) => (
          <div key={id} className="flow">
            <SelectField
              label={fill(text.column, { name: head || index + 1 })}
              value={field ?? ''}
              none={text.unused}
              choices={columnFields.map((name) => [name, text.fields[name]])}
              onChoose={(name) => change(index, name)}
            />
            {samples.length > 0 && <p className="soft small">{fill(text.such, { samples: samples.join(', ') })}</p>}
          </div>
        ))}
    </>
  )
}

/** Names customers of the list whose job is added to a known customer. */
function Joined({ found: { joined, joinedCount } }: { found: Preview }) {
  if (joinedCount === 0) return null
  const names = joined.length < joinedCount ? [...joined, '…'] : joined
  return <p>{fillCounted(text.joined, joinedCount, { names: names.join(', ') })}</p>
}

function Found({ found }: { found: Preview }) {
  const { added, known, unreadable, unreadableCount, isTooLong } = found
  return (
    <>
      <p role="status">
        {[fillCounted(text.added, added), known > 0 && fillCounted(text.known, known)].filter(Boolean).join(', ')}
      </p>
      <Joined found={found} />
      {isTooLong && <p className="problem">{fill(text.tooLong, { count: mostImportRows })}</p>}
      {unreadableCount > 0 && (
        <details>
          <summary>{fillCounted(text.unreadable, unreadableCount)}</summary>
          <ul>
            {unreadable.map(({ line, why, text: row }) => (
              <li key={`${line} ${why}`}>{fill(text.reasons[why], { line, text: row })}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** Imports a list of customers. Shows columns and unreadable rows before anything is stored. */
export function ImportList() {
  const { preview, add, undo } = useImportActions()
  const [chosen, setChosen] = useState<Chosen>()
  const [isTooBig, setTooBig] = useState(false)
  const [isDue, setDue] = useState(true)
  const picker = useRef<HTMLInputElement>(null)
  const found = chosen && preview.data
  const problem = preview.error ?? undo.error

  const choose = async (file: File | undefined) => {
    if (!file) return
    const content = textOf(await file.arrayBuffer())
    setTooBig(content.length > mostImportText)
    if (content.length === 0 || content.length > mostImportText) return
    add.reset()
    setChosen({ id: crypto.randomUUID(), file: file.name.slice(0, 120), text: content })
    preview.mutate({ text: content })
  }
  const save = () => {
    if (!chosen || !found) return
    const columns = found.columns.map(({ field }) => field)
    add.mutate({ ...chosen, columns, isDue }, { onSuccess: () => setChosen(undefined) })
  }
  return (
    <>
      <h1>{text.title}</h1>
      <p>{text.why}</p>
      <input
        ref={picker}
        className="hidden-visually"
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label={text.choose}
        tabIndex={-1}
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0]).then(() => (currentTarget.value = ''))}
      />
      <Button
        variant={found ? 'outline' : 'water'}
        width="full"
        disabled={preview.isPending}
        onClick={() => picker.current?.click()}
      >
        {found ? text.other : text.choose}
      </Button>
      {isTooBig && <p className="problem">{fill(text.tooBig, { count: mostImportText / 1_000_000 })}</p>}
      <Alert>{problem && problemOf(problem)}</Alert>
      {add.data && !chosen && <p role="status">{fillCounted(text.done, add.data.added)}</p>}
      {add.data && !chosen && preview.data && <Joined found={preview.data} />}
      {found && (
        <section className="card flow" aria-label={chosen.file}>
          <h2>{chosen.file}</h2>
          <Found found={found} />
          <Columns columns={found.columns} onChange={(columns) => preview.mutate({ text: chosen.text, columns })} />
          <CheckLine label={text.isDue} checked={isDue} onCheck={setDue} />
          <Button
            variant="sun"
            width="full"
            disabled={found.added === 0 || add.isPending || preview.isPending}
            onClick={save}
          >
            {fillCounted(text.save, found.added)}
          </Button>
          <Alert>{add.isError && problemOf(add.error)}</Alert>
        </section>
      )}
      <EarlierImports isBusy={undo.isPending} onUndo={(id) => undo.mutate(id)} />
    </>
  )
}
