import { isGroup, type Json } from './field-diff.ts'

/** JSON Schema as far as the forms read it. */
export type Schema = {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: Json[]
  const?: Json
  format?: string
  minLength?: number
  maxLength?: number
}

/** The six kinds of field. A group holds fields of its own, and a list as many as somebody adds. */
export type Kind = 'text' | 'number' | 'yes-no' | 'choice' | 'list' | 'group'

/** The schema to go by, of several that a value may follow: for a group the one that knows its fields, else the most open one. */
export const settled = (schema: Schema, value: Json): Schema => {
  const choices = schema.anyOf ?? schema.oneOf
  if (!choices) return schema
  const names = isGroup(value) ? Object.keys(value) : []
  const fits = choices.find(({ properties }) => properties && names.every((name) => Object.hasOwn(properties, name)))
  const text = choices.find(({ type, const: fixed }) => type === 'string' && fixed === undefined)
  return fits ?? text ?? choices[0] ?? {}
}

export const kindOf = ({ type, enum: choices, properties, items, additionalProperties }: Schema): Kind => {
  if (choices) return 'choice'
  if (items || type === 'array') return 'list'
  if (properties || additionalProperties || type === 'object') return 'group'
  if (type === 'boolean') return 'yes-no'
  return type === 'number' || type === 'integer' ? 'number' : 'text'
}

/** An empty value: a new entry of a list. */
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
    case 'number':
      return 0
    default:
      return ''
  }
}

/** What is typed as it is stored: a number where a number may be. */
export const typedValue = (schema: Schema, text: string): Json => {
  const takesNumber = [schema, ...(schema.anyOf ?? [])].some(({ type }) => type === 'number' || type === 'integer')
  return takesNumber && /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text
}
