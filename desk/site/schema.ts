import { isGroup, type Json } from '../../contract/desk/field-diff.ts'

/** The subset of JSON Schema that forms use. */
export type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  propertyNames?: { pattern?: string }
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: Json[]
  const?: Json
  default?: Json
  format?: string
  maximum?: number
  minLength?: number
  maxLength?: number
}

/** Kinds of field. A group is an object. */
export type Kind = 'text' | 'number' | 'yes-no' | 'choice' | 'list' | 'group' | Look

/** Formats with a field of their own. */
const looks = ['color', 'picture', 'logo', 'county', 'time-zone'] as const
type Look = (typeof looks)[number]

/** The schema to use for a value with alternatives: for an object the one that has its fields, else text. */
export const settled = (schema: Schema, value: Json): Schema => {
  const choices = schema.anyOf ?? schema.oneOf
  if (!choices) return schema
  const names = isGroup(value) ? Object.keys(value) : []
  const fits = choices.find(({ properties }) => properties && names.every((name) => Object.hasOwn(properties, name)))
  const text = choices.find(({ type, const: fixed }) => type === 'string' && fixed === undefined)
  return fits ?? text ?? choices[0] ?? {}
}

export const kindOf = ({ type, enum: choices, properties, items, additionalProperties, format }: Schema): Kind => {
  const look = looks.find((one) => one === format)
  if (look) return look
  if (choices) return 'choice'
  if (items || type === 'array') return 'list'
  if (properties || additionalProperties || type === 'object') return 'group'
  if (type === 'boolean') return 'yes-no'
  return type === 'number' || type === 'integer' ? 'number' : 'text'
}

/** Value for a new entry, which states nothing: a number is empty text until somebody types one. */
export const emptyOf = (schema: Schema): Json => {
  const plain = settled(schema, null)
  switch (kindOf(plain)) {
    case 'list':
      return []
    case 'group':
      return Object.fromEntries((plain.required ?? []).map((name) => [name, emptyOf(plain.properties?.[name] ?? {})]))
    case 'yes-no':
      return false
    case 'choice':
      return plain.enum?.[0] ?? ''
    default:
      return ''
  }
}

/**
 * True for empty text, or a list or group of it. Such an optional field is left out of the file. A group with free names is
 * empty only without names.
 */
export const isEmpty = (value: Json, { additionalProperties }: Schema = {}): boolean => {
  if (typeof value !== 'object' || value === null) return value === '' || value === null
  const inner = Object.values(value)
  return typeof additionalProperties === 'object' ? inner.length === 0 : inner.every((one) => isEmpty(one))
}

/** The types that a value may have, written as alternatives or as a list. */
const typesOf = ({ type, anyOf }: Schema) => [{ type }, ...(anyOf ?? [])].flatMap((one) => one.type ?? [])

/** True for a figure with a free name that is emptied, not removed: texts may name it, and are left out while it is empty. */
export const mayBeNone = (schema: Schema): boolean =>
  typesOf(schema).includes('null') || (schema.properties?.value ? mayBeNone(schema.properties.value) : false)

/** Typed words as the name of a new field: "Gutter cleaning" is `gutterCleaning` where names hold letters and digits alone. */
export const keyFrom = ({ propertyNames }: Schema, typed: string): string => {
  if (new RegExp(propertyNames?.pattern ?? '').test(typed.trim())) return typed.trim()
  const [first = '', ...others] =
    typed
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[A-Za-z0-9]+/g) ?? []
  const rest = others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return [first.charAt(0).toLowerCase() + first.slice(1), ...rest].join('')
}

const metersInMile = 1609.344
/** Distances are stored in meters and shown in miles. */
export const milesIn = (meters: Json): string =>
  meters === null ? '' : String(Math.round(Number(meters) / metersInMile))
const metersIn = (miles: string): Json =>
  /^\d+(\.\d+)?$/.test(miles.trim()) ? Math.round(Number(miles) * metersInMile) : miles

/** Typed text as its stored value: a number where the schema allows one. */
export const typedValue = (schema: Schema, text: string): Json => {
  if (schema.format === 'meters') return metersIn(text)
  const takesNumber = typesOf(schema).some((type) => type === 'number' || type === 'integer')
  return takesNumber && /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text
}
