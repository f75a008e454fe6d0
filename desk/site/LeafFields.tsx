import { use, useId, useState } from 'react'
import { type Json, valueAt } from '../../contract/desk/field-diff.ts'
import type { FieldPath, Mistake } from '../../contract/desk/site.ts'
import { fill } from '../../pricing/fill.ts'
import { Field } from '../../site/ui/Field.tsx'
import { words } from '../desk-content.ts'
import { CheckLine } from './CheckLine.tsx'
import { dateText, fieldName } from './names.ts'
import { SelectField } from './SelectField.tsx'
import { milesIn, type Schema, typedValue } from './schema.ts'
import { LabeledText } from './text/FieldText.tsx'
import { FormContext } from './text/TokenText.tsx'
import { hasTokens, readsAs } from './text/token-text.ts'

const { site } = words

export interface FieldProps {
  schema: Schema
  value: Json
  path: FieldPath
  mistakes: readonly Mistake[]
  /** True for the form's root, whose name is already the heading. */
  isWhole?: boolean
  /** True for an empty field that must not stay empty. */
  required?: boolean | undefined
  onChange: (value: Json) => void
}

const inputTypes = ['date', 'time'] as const
/** Limits below this need no counter. */
const countedFrom = 20
/** Characters that a field shows on a phone. */
const lineLength = 32
/** Values up to this length, such as a price, get one line. */
const shortLength = 20
/** Format of a day's hours. */
export const hoursShape = /^(?:closed|\d\d:\d\d-\d\d:\d\d)$/

/** Label of a field; for a list's item, the list's label and its position. */
export const nameOf = (path: FieldPath) =>
  typeof path.at(-1) === 'number' ? `${fieldName(path.at(-2))} ${Number(path.at(-1)) + 1}` : fieldName(path.at(-1))

/** What every field of a form says of itself. */
export const saidOf = ({ path, mistakes }: Pick<FieldProps, 'path' | 'mistakes'>) => ({
  name: path.join('.'),
  label: nameOf(path),
  error: mistakeAt(mistakes, path),
})

export const mistakeAt = (mistakes: readonly Mistake[], path: FieldPath) =>
  mistakes.find((mistake) => mistake.path.join('/') === path.join('/'))?.text

const textOf = ({ format }: Schema, value: Json) => (format === 'meters' ? milesIn(value) : String(value ?? ''))

/** A text or number field. A text shows all of its lines, and its figures as chips. */
export function TextField(props: FieldProps & { limit: number | undefined }) {
  const { schema, value, path, required, onChange, limit } = props
  const id = useId()
  const [text, setText] = useState(textOf(schema, value))
  const [written, setWritten] = useState(value)
  // Saving may reformat the value: "559 555 0123" is stored as "(559) 555-0123".
  if ((value ?? '') !== (written ?? '')) {
    setWritten(value)
    setText(textOf(schema, value))
  }
  const [hasParagraphs] = useState(path.includes('body') || text.includes('\n'))
  const { figures, value: whole } = use(FormContext)
  const panels = valueAt(whole, ['panels', path.at(-1) ?? ''])
  const { name, error } = saidOf(props)
  const write = (typed: string) => {
    const next = typedValue(schema, hasParagraphs ? typed : typed.replace(/\s*\n/g, ' '))
    setText(typed)
    setWritten(next)
    onChange(next)
  }
  const label =
    path[0] === 'solar' && panels !== null
      ? fill(site.sizePanels, { size: nameOf(path), panels: String(panels).replace('-', '–') })
      : nameOf(path)
  const type = inputTypes.find((one) => one === schema.format)
  // Decided once, because another element would lose the focus while typing.
  const [isLine] = useState(
    () =>
      !hasTokens(text) &&
      (typeof value !== 'string' ||
        type !== undefined ||
        (value !== '' && value.length <= shortLength) ||
        (limit ?? lineLength) < lineLength),
  )
  const { length } = readsAs(text, figures)
  return (
    <>
      {!isLine ? (
        <LabeledText
          {...{ label, error, figures }}
          start={text}
          onChange={write}
          data-field={name}
          aria-required={required}
        />
      ) : (
        <Field
          {...{ id, name, label, error, required, autoComplete: 'off', value: text }}
          {...(type && { type })}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      )}
      {dateText(text) && <p className="small soft">{dateText(text)}</p>}
      {limit !== undefined && limit >= countedFrom && (
        <p className="small soft" data-over={length > limit || undefined}>
          {fill(site.length, { count: length, limit })}
        </p>
      )}
    </>
  )
}

export function YesNoField({ value, path, onChange }: FieldProps) {
  return <CheckLine label={fieldName(path.at(-1))} checked={value === true} onCheck={onChange} />
}

/** One of several values. Whatever is wrong with it, one of them has to be chosen. */
export function ChoiceField({ schema, value, path, mistakes, required, onChange }: FieldProps) {
  const choices = schema.enum ?? []
  const error = mistakeAt(mistakes, path) && words.fieldProblems.unchosen
  return (
    <SelectField
      {...{ label: fieldName(path.at(-1)), required, error }}
      value={choices.includes(value) ? String(value) : ''}
      none={!choices.includes(value) && site.choose}
      choices={choices.map((choice) => [String(choice), fieldName(String(choice))])}
      onChoose={(chosen) => onChange(choices.find((one) => String(one) === chosen) ?? null)}
    />
  )
}

/** Opening and closing time of a day, or closed. */
export function HoursField({ value, path, mistakes, onChange }: FieldProps) {
  const id = useId()
  const isClosed = value === 'closed'
  const [opens = '', closes = ''] = String(value).split('-')
  const error = mistakeAt(mistakes, path)
  return (
    <fieldset className="hours">
      <legend>{fieldName(path.at(-1))}</legend>
      {!isClosed && (
        <div className="two-fields">
          <Field
            {...{ id: `${id}-opens`, name: 'opens', label: site.opens, type: 'time', value: opens }}
            onChange={({ currentTarget }) => onChange(`${currentTarget.value}-${closes}`)}
          />
          <Field
            {...{ id: `${id}-closes`, name: 'closes', label: site.closes, type: 'time', value: closes, error }}
            onChange={({ currentTarget }) => onChange(`${opens}-${currentTarget.value}`)}
          />
        </div>
      )}
      <CheckLine
        label={site.closed}
        checked={isClosed}
        onCheck={(isChecked) => onChange(isChecked ? 'closed' : '08:00-17:00')}
      />
    </fieldset>
  )
}
