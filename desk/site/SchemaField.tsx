import { type ComponentProps, Fragment, use, useState } from 'react'
import { isGroup, type Json } from '../../contract/desk/field-diff.ts'
import { Button } from '../../site/ui/Button.tsx'
import { Field } from '../../site/ui/Field.tsx'
import { words } from '../desk-content.ts'
import { Entry } from './Entry.tsx'
import { ChoiceField, type FieldProps, HoursField, hoursShape, TextField, YesNoField } from './LeafFields.tsx'
import { ColorField, CountyField, LogoField, PictureField } from './LookFields.tsx'
import { dateText, fieldName } from './names.ts'
import { emptyOf, isEmpty, keyFrom, kindOf, mayBeNone, type Schema, settled } from './schema.ts'
import { TimeZoneField } from './TimeZoneField.tsx'
import { beginning, plainText } from './text/plain-text.ts'
import { FormContext } from './text/TokenText.tsx'
import { readsAs } from './text/token-text.ts'

const { site } = words

const longestName = 90
const mostStars = 5
const stars = [5, 4, 3, 2, 1]

/** A field, object or list of a form, by its JSON Schema. */
export function SchemaField({ schema, value, ...rest }: FieldProps) {
  const plain = settled(schema, value)
  const props = { schema: plain, value, ...rest }
  const kind = kindOf(plain)
  if (kind === 'number' && plain.maximum === mostStars) return <ChoiceField {...props} schema={{ enum: stars }} />
  if (kind === 'text' && typeof value === 'string' && hoursShape.test(value)) return <HoursField {...props} />
  if (kind === 'number' || kind === 'text')
    return (
      <TextField
        {...props}
        schema={schema}
        limit={kind === 'text' ? plain.maxLength : undefined}
        required={props.required && (kind === 'number' || (plain.minLength ?? 0) > 0)}
      />
    )
  const OfKind = fieldKinds[kind]
  return <OfKind {...props} />
}

const fieldKinds = {
  group: GroupField,
  list: ListField,
  'yes-no': YesNoField,
  choice: ChoiceField,
  color: ColorField,
  picture: PictureField,
  logo: LogoField,
  county: CountyField,
  'time-zone': TimeZoneField,
}

/** Fields that few owners change; folded below the others. */
const foldedFields = new Set([
  ...['serviceRadiusMeters', 'region', 'timeZone', 'defaults', 'claims', 'panels', 'again'],
  ...['country', 'latitude', 'longitude', 'listName', 'inSentence', 'order', 'meta', 'utility'],
])

/** Fields of the business that have a form of their own, or a button in Getting ready. */
const elsewhere = new Set(['hours', 'daysOff', 'coreCities', 'zips', 'confirmed'])
/** Fields that nobody types: ids are assigned, a reviewer's picture is a file of the site, a service has a switch. */
const untyped = new Set(['id', 'avatar', 'offered'])

function GroupField({ schema, value, path, mistakes, isWhole, required, onChange }: FieldProps) {
  const group = isGroup(value) ? value : {}
  const [name, setName] = useState('')
  const other = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined
  const names = [...new Set([...Object.keys(schema.properties ?? {}), ...(other ? Object.keys(group) : [])])].filter(
    (key) => !untyped.has(key) && !(path.length === 0 && elsewhere.has(key)),
  )
  const remove = (key: string) => {
    const { [key]: _, ...others } = group
    onChange(others)
  }
  const set = (key: string, inner: Json) => {
    const own = schema.properties?.[key]
    const isOptional = own && !schema.required?.includes(key) && own.default === undefined
    if (isOptional && isEmpty(inner, own)) remove(key)
    else onChange({ ...group, [key]: inner })
  }
  // An optional group needs its fields once one of them is filled in.
  const isAsked = isWhole || required || !isEmpty(value)
  const isNeeded = (key: string, own: Schema | undefined) =>
    isAsked && own?.default === undefined && schema.required?.includes(key) && isEmpty(group[key] ?? null)
  const isFolded = (key: string | null) => key !== null && foldedFields.has(key)
  const fields = names.map((key) => (
    <Fragment key={key}>
      <SchemaField
        schema={schema.properties?.[key] ?? other ?? {}}
        value={group[key] ?? null}
        path={[...path, key]}
        mistakes={mistakes}
        required={isNeeded(key, schema.properties?.[key])}
        onChange={(inner) => set(key, inner)}
      />
      {other && !schema.properties?.[key] && !mayBeNone(other) && (
        <Button variant="outline" size="small" onClick={() => remove(key)}>
          {`${site.remove}: ${fieldName(key)}`}
        </Button>
      )}
    </Fragment>
  ))
  return (
    <Group title={isWhole ? '' : fieldName(path.at(-1))} className="flow" data-field={path.join('.')} tabIndex={-1}>
      {fields.filter(({ key }) => !isFolded(key))}
      {fields.some(({ key }) => isFolded(key)) && (
        <details className="card">
          <summary>{site.folded}</summary>
          <div className="flow">{fields.filter(({ key }) => isFolded(key))}</div>
        </details>
      )}
      {other && (
        <div className="two-fields">
          <Field
            id={`${path.join('-')}-new`}
            name="new"
            label={site.newName}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button
            variant="outline"
            disabled={!keyFrom(schema, name)}
            onClick={() => {
              set(keyFrom(schema, name), emptyOf(other))
              setName('')
            }}
          >
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

// Name of a list's entry: its dates, or else its first text that is not an icon.
const entryName = (item: Json, at: number): string => {
  const { icon: _, ...said } = isGroup(item) ? item : { item }
  const texts = Object.values(said)
  const dates = texts.flatMap((text) => dateText(String(text)) ?? [])
  if (dates.length > 0 && dates.length === texts.length) return dates.join(' – ')
  const name = texts.find((text) => typeof text === 'string' && text !== '')
  return typeof name === 'string' ? beginning(plainText(name), longestName) : String(at + 1)
}

// Distinguishes entries of one name: a sample, or the stage of a picture.
const noteOf = (item: Json, samples: readonly string[]): string => {
  if (!isGroup(item)) return ''
  return item.sample === true || samples.includes(String(item.text))
    ? fieldName('sample')
    : typeof item.stage === 'string'
      ? fieldName(item.stage)
      : ''
}

function ListField({ schema, value, path, mistakes, isWhole, onChange }: FieldProps) {
  const list = Array.isArray(value) ? value : []
  const { figures, samples } = use(FormContext)
  const itemSchema = schema.items ?? {}
  const [open, setOpen] = useState<number>()
  const [ownKeys, setKeys] = useState<readonly number[]>([])
  // Entries have no ids, so their React keys are kept here and move with them.
  const keys = ownKeys.length === list.length ? ownKeys : list.map((_, at) => at)
  const change = (entries: readonly { item: Json; key: number }[]) => {
    setKeys(entries.map(({ key }) => key))
    onChange(entries.map(({ item }) => item))
  }
  const entries = list.map((item, at) => ({ item, at, key: keys[at] ?? at }))
  const without = (at: number) => entries.filter((entry) => entry.at !== at)
  const add = () => {
    const key = Math.max(-1, ...keys) + 1
    change([...entries, { item: newEntry(list, itemSchema), key }])
    setOpen(key)
  }
  return (
    <Group
      title={isWhole ? '' : fieldName(path.at(-1))}
      className="list-field flow"
      data-field={path.join('.')}
      tabIndex={-1}
    >
      {entries.map((entry) => (
        <Entry
          key={entry.key}
          name={readsAs(entryName(entry.item, entry.at), figures)}
          note={noteOf(entry.item, samples)}
          pictures={picturesOf(entry.item, itemSchema)}
          isOpen={
            open === entry.key ||
            mistakes.some((one) => `${one.path.join('/')}/`.startsWith(`${[...path, entry.at].join('/')}/`))
          }
          onOpen={(isOpen) => setOpen((was) => (isOpen ? entry.key : was === entry.key ? undefined : was))}
          onUp={entry.at === 0 ? undefined : () => change(movedUp(entries, entry.at))}
          onRemove={() => change(without(entry.at))}
        >
          <SchemaField
            isWhole={typeof entry.item === 'object'}
            schema={itemSchema}
            value={entry.item}
            path={[...path, entry.at]}
            mistakes={mistakes}
            onChange={(inner) => onChange(list.map((other, index) => (index === entry.at ? inner : other)))}
          />
        </Entry>
      ))}
      <Button variant="outline" onClick={add}>
        {site.add}
      </Button>
    </Group>
  )
}

const movedUp = <Item,>(list: readonly Item[], at: number): Item[] => {
  const [before, item] = list.slice(at - 1, at + 1)
  return before && item ? [...list.slice(0, at - 1), item, before, ...list.slice(at + 1)] : [...list]
}

// The pictures that an entry names, by their ids.
const picturesOf = (item: Json, schema: Schema): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, own]) => {
    const id = kindOf(own) === 'picture' && isGroup(item) ? item[key] : undefined
    return typeof id === 'string' ? [id] : []
  })

/** An empty entry with the next free id, if entries have ids. */
const newEntry = (list: readonly Json[], schema: Schema): Json => {
  const empty = emptyOf(schema)
  const ids = list.flatMap((item) => (isGroup(item) && typeof item.id === 'number' ? [item.id] : []))
  return isGroup(empty) && 'id' in empty ? { ...empty, id: Math.max(0, ...ids) + 1 } : empty
}
