import { type ComponentProps, useId, useState } from 'react'
import { useFieldInSight } from '../field-in-sight.ts'
import { fieldName } from '../names.ts'
import { TokenText } from './TokenText.tsx'
import { tableIn, withCell } from './table-text.ts'
import { readsAs } from './token-text.ts'

type TextProps = ComponentProps<typeof TokenText>

/** A text or table with its label, and with what is wrong with it. */
export function LabeledText({ label, error, ...rest }: TextProps & { label: string; error?: string | undefined }) {
  const id = useId()
  return (
    <div className="field flow">
      <span id={id} className="field-name">
        {label}
      </span>
      <FieldText
        aria-labelledby={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        {...rest}
      />
      <p id={`${id}-error`} className="field-error" hidden={!error}>
        {error ?? ''}
      </p>
    </div>
  )
}

interface FieldTextProps extends TextProps {
  /** What was tapped on the page: a cell of a table with these words comes into sight. */
  tapped?: string | undefined
}

/** The text of a field: of a table each cell, of anything else all of it. */
export function FieldText({ tapped, ...rest }: FieldTextProps) {
  const [cells] = useState(() => tableIn(rest.start))
  return cells ? <TableText {...{ cells, tapped }} {...rest} /> : <TokenText {...rest} />
}

function TableText({ cells, tapped, start, figures, onChange }: FieldTextProps & { cells: readonly string[][] }) {
  const [written, setWritten] = useState(start)
  const [headings = []] = cells
  const row = cells.findIndex((some) => some.some((cell) => readsAs(cell, figures) === tapped))
  useFieldInSight(row < 0 ? null : `row-${row}`, true)
  const labelOf = (column: number) => readsAs(headings[column] ?? '', figures) || `${fieldName('column')} ${column + 1}`
  return cells.map((some, row) => (
    <fieldset key={String(row)} className="flow" data-field={`row-${row}`} tabIndex={-1}>
      <legend>{row === 0 ? fieldName('headings') : `${fieldName('row')} ${row}`}</legend>
      {some.map((cell, column) => (
        <LabeledText
          key={String(column)}
          label={row === 0 ? `${fieldName('column')} ${column + 1}` : labelOf(column)}
          start={cell}
          figures={figures}
          onChange={(text) => {
            const next = withCell(written, row, column, text)
            setWritten(next)
            onChange(next)
          }}
        />
      ))}
    </fieldset>
  ))
}
