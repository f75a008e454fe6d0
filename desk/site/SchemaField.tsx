import { type ComponentProps, useId, useState } from 'react'
import type { FieldPath, Mistake } from '../../contract/desk/site.ts'
import { Button } from '../../site/ui/Button.tsx'
import { Field } from '../../site/ui/Field.tsx'
import { fill, words } from '../content.ts'
import { isGroup, type Json } from './field-diff.ts'
import { fieldName } from './names.ts'
import { emptyOf, kindOf, type Schema, settled, typedValue } from './schema.ts'

const { site } = words

interface FieldProps {
  schema: Schema
  value: Json
  path: FieldPath
  mistakes: readonly Mistake[]
  /** The whole of a form: the heading above it is its name. */
  isWhole?: boolean
  onChange: (value: Json) => void
}

/** A shorter limit needs no counting. */
const countedFrom = 20
const longFrom = 60
const hours = /^(?:closed|\d\d:\d\d-\d\d:\d\d)$/

const mistakeAt = (mistakes: readonly Mistake[], path: FieldPath) =>
  mistakes.find((mistake) => mistake.path.join('/') === path.join('/'))?.text

/** One field of a form, or a group or list of fields, as its JSON Schema describes it. */
export function SchemaField({ schema, value, ...rest }: FieldProps) {
  const plain = settled(schema, value)
  const props = { schema: plain, value, ...rest }
  switch (kindOf(plain)) {
    case 'group':
      return <GroupField {...props} />
    case 'list':
      return <ListField {...props} />
    case 'yes-no':
      return <YesNoField {...props} />
    case 'choice':
      return <ChoiceField {...props} />
    default:
      return typeof value === 'string' && hours.test(value) ? (
        <HoursField {...props} />
      ) : (
        <TextField {...props} schema={schema} limit={plain.maxLength} />
      )
  }
}

function TextField({ schema, value, path, mistakes, onChange, limit }: FieldProps & { limit: number | undefined }) {
  const id = useId()
  const [text, setText] = useState(String(value ?? ''))
  const error = mistakeAt(mistakes, path)
  const common = {
    ...{ id, name: path.join('.'), value: text },
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setText(currentTarget.value)
      onChange(typedValue(schema, currentTarget.value))
    },
  }
  const label = fieldName(path.at(-1))
  const isDate = schema.format === 'date'
  return (
    <>
      {text.length > longFrom ? (
        <div className="field flow">
          <label htmlFor={id}>{label}</label>
          <textarea aria-invalid={error ? true : undefined} aria-describedby={`${id}-error`} {...common} />
          <p id={`${id}-error`} data-error-for={common.name} hidden={!error}>
            {error ?? ''}
          </p>
        </div>
      ) : (
        <Field label={label} autoComplete="off" error={error} {...(isDate && { type: 'date' })} {...common} />
      )}
      {limit !== undefined && limit >= countedFrom && (
        <p className="small soft" data-over={text.length > limit || undefined}>
          {fill(site.length, { count: text.length, limit })}
        </p>
      )}
    </>
  )
}

function YesNoField({ value, path, onChange }: FieldProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={value === true}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{fieldName(path.at(-1))}</span>
    </label>
  )
}

function ChoiceField({ schema, value, path, onChange }: FieldProps) {
  const id = useId()
  const choices = schema.enum ?? []
  return (
    <div className="field flow">
      <label htmlFor={id}>{fieldName(path.at(-1))}</label>
      <select
        id={id}
        value={choices.indexOf(value)}
        onChange={({ currentTarget }) => onChange(choices[Number(currentTarget.value)] ?? null)}
      >
        {choices.map((choice, at) => (
          <option key={String(choice)} value={at}>
            {fieldName(String(choice))}
          </option>
        ))}
      </select>
    </div>
  )
}

function HoursField({ value, path, mistakes, onChange }: FieldProps) {
  const id = useId()
  const isClosed = value === 'closed'
  const [opens = '', closes = ''] = isClosed ? [] : String(value).split('-')
  const error = mistakeAt(mistakes, path)
  return (
    <fieldset className="hours">
      <legend>{fieldName(path.at(-1))}</legend>
      {!isClosed && (
        <div className="two-fields">
          <Field
            id={`${id}-opens`}
            name="opens"
            label={site.opens}
            type="time"
            value={opens}
            onChange={({ currentTarget }) => onChange(`${currentTarget.value}-${closes}`)}
          />
          <Field
            id={`${id}-closes`}
            name="closes"
            label={site.closes}
            type="time"
            value={closes}
            error={error}
            onChange={({ currentTarget }) => onChange(`${opens}-${currentTarget.value}`)}
          />
        </div>
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={isClosed}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'closed' : '08:00-17:00')}
        />
        <span>{site.closed}</span>
      </label>
    </fieldset>
  )
}

function GroupField({ schema, value, path, mistakes, isWhole, onChange }: FieldProps) {
  const group = isGroup(value) ? value : {}
  const [name, setName] = useState('')
  const other = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined
  const names = [...new Set([...Object.keys(schema.properties ?? {}), ...(other ? Object.keys(group) : [])])]
  const set = (key: string, inner: Json) => {
    const isLeftOut = inner === '' && !schema.required?.includes(key) && !Object.hasOwn(group, key)
    if (!isLeftOut) onChange({ ...group, [key]: inner })
  }
  const fields = names.map((key) => (
    <SchemaField
      key={key}
      schema={schema.properties?.[key] ?? other ?? {}}
      value={group[key] ?? null}
      path={[...path, key]}
      mistakes={mistakes}
      onChange={(inner) => set(key, inner)}
    />
  ))
  return (
    <Group title={isWhole ? '' : fieldName(path.at(-1))} className="flow">
      {fields}
      {other && (
        <div className="two-fields">
          <Field
            id={`${path.join('-')}-new`}
            name="new"
            label={site.newName}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button variant="outline" disabled={!name} onClick={() => set(name, emptyOf(other))}>
            {site.add}
          </Button>
        </div>
      )}
    </Group>
  )
}

function Group({ title, children, ...rest }: ComponentProps<'fieldset'> & { title: string }) {
  return (
    <fieldset {...rest}>
      {title && <legend>{title}</legend>}
      {children}
    </fieldset>
  )
}

// What an entry of a list is called in its row: the first of its texts.
const entryName = (item: Json, at: number): string => {
  const texts = isGroup(item) ? Object.values(item) : [item]
  const name = texts.find((text) => typeof text === 'string' && text !== '')
  return typeof name === 'string' ? name : String(at + 1)
}

function ListField({ schema, value, path, mistakes, isWhole, onChange }: FieldProps) {
  const list = Array.isArray(value) ? value : []
  const itemSchema = schema.items ?? {}
  const [open, setOpen] = useState<number>()
  const move = (at: number) =>
    onChange([...list.slice(0, at - 1), list[at] ?? null, list[at - 1] ?? null, ...list.slice(at + 1)])
  // An entry has no name of its own: the open one is known by its place, the others by what they say.
  const entries = list.map((item, at) => ({
    item,
    at,
    key: `${at}-${open === at ? list.length : JSON.stringify(item)}`,
  }))
  const add = () => {
    onChange([...list, newEntry(list, itemSchema)])
    setOpen(list.length)
  }
  return (
    <Group title={isWhole ? '' : fieldName(path.at(-1))} className="list-field flow">
      {entries.map(({ item, at, key }) => (
        <details
          key={key}
          open={open === at || mistakes.some((mistake) => mistake.path.join('/').startsWith([...path, at].join('/')))}
          onToggle={({ currentTarget }) => currentTarget.open && setOpen(at)}
        >
          <summary>{entryName(item, at)}</summary>
          <div className="flow">
            <SchemaField
              schema={itemSchema}
              value={item}
              path={[...path, at]}
              mistakes={mistakes}
              onChange={(inner) => onChange(list.map((other, index) => (index === at ? inner : other)))}
            />
            <div className="next-steps">
              {at > 0 && (
                <Button variant="outline" onClick={() => move(at)}>
                  {site.moveUp}
                </Button>
              )}
              <Button variant="outline" onClick={() => onChange(list.filter((_, index) => index !== at))}>
                {site.remove}
              </Button>
            </div>
          </div>
        </details>
      ))}
      <Button variant="outline" onClick={add}>
        {site.add}
      </Button>
    </Group>
  )
}

/** An empty entry; its id, where entries have one, is the next free one. */
const newEntry = (list: readonly Json[], schema: Schema): Json => {
  const empty = emptyOf(schema)
  const ids = list.flatMap((item) => (isGroup(item) && typeof item.id === 'number' ? [item.id] : []))
  return isGroup(empty) && 'id' in empty ? { ...empty, id: Math.max(0, ...ids) + 1 } : empty
}
