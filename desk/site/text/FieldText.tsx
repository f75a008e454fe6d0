import { type ComponentProps, useId, useState } from 'react'
import { Button } from '../../../site/ui/Button.tsx'
import { words } from '../../desk-content.ts'
import { useFieldInSight } from '../field-in-sight.ts'
import { fieldName } from '../names.ts'
import { TokenText } from './TokenText.tsx'
import { tableIn, withCell, withNewRow, withoutRow } from './table-text.ts'
import { readsAs } from './token-text.ts'

const { site } = words

type TextProps = ComponentProps<typeof TokenText>

/** A text or table with its label and its mistake. */
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
  /** The tapped words. The table cell with these words scrolls into view. */
  tapped?: string | undefined
}

/** Editor of a text: one per cell for a table, one for any other text. */
export function FieldText({ tapped, ...rest }: FieldTextProps) {
  const [isTable] = useState(() => tableIn(rest.start) !== undefined)
  return isTable ? <TableText tapped={tapped} {...rest} /> : <TokenText {...rest} />
}

function TableText({ tapped, start, figures, onChange }: FieldTextProps) {
  const [written, setWritten] = useState(start)
  const cells = tableIn(written) ?? []
  const [headings = []] = cells
  // Rows have no ids, so their React keys are kept here and stay with them.
  const [keys, setKeys] = useState(() => cells.map((_, row) => row))
  const [found] = useState(() => cells.findIndex((some) => some.some((cell) => readsAs(cell, figures) === tapped)))
  useFieldInSight(found < 0 ? null : `row-${found}`, true)
  const labelOf = (column: number) => readsAs(headings[column] ?? '', figures) || `${fieldName('column')} ${column + 1}`
  const write = (next: string, rows = keys) => {
    setWritten(next)
    setKeys(rows)
    onChange(next)
  }
  return (
    <>
      {cells.map((some, row) => (
        <fieldset key={keys[row]} className="flow" data-field={`row-${row}`} tabIndex={-1}>
          <legend>{row === 0 ? fieldName('headings') : `${fieldName('row')} ${row}`}</legend>
          {some.map((cell, column) => (
            <LabeledText
              key={String(column)}
              label={row === 0 ? `${fieldName('column')} ${column + 1}` : labelOf(column)}
              start={cell}
              figures={figures}
              onChange={(text) => write(withCell(written, row, column, text))}
            />
          ))}
          {row > 0 && cells.length > 2 && (
            <Button
              variant="outline"
              size="small"
              onClick={() =>
                write(
                  withoutRow(written, row),
                  keys.filter((_, at) => at !== row),
                )
              }
            >
              {`${site.remove}: ${fieldName('row')} ${row}`}
            </Button>
          )}
        </fieldset>
      ))}
      <Button variant="outline" onClick={() => write(withNewRow(written), [...keys, Math.max(...keys) + 1])}>
        {fieldName('newRow')}
      </Button>
    </>
  )
}
