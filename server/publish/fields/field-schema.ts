import { z } from 'zod'
import { isGroup, type Json } from '../../../contract/desk/field-diff.ts'
import type { FieldPath } from '../../../contract/desk/site.ts'
import { isOpenField } from '../field-rules.ts'

export type Schema = { [key: string]: Json }

const written = new WeakMap<z.ZodType, Schema>()

/** JSON Schema for the file format of a content schema. */
const jsonSchemaOf = (schema: z.ZodType): Schema => {
  const known =
    written.get(schema) ?? schemaShape.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  written.set(schema, known)
  return known
}

const schemaShape = z.record(z.string(), z.json())
const inner = (schema: Schema, key: string | number): Schema[] => {
  const { properties, items, additionalProperties, anyOf, oneOf } = schema
  const named = isGroup(properties) && Object.hasOwn(properties, key) ? properties[key] : undefined
  const own = typeof key === 'number' ? items : (named ?? additionalProperties)
  const ways = [anyOf, oneOf].flatMap((some) => (Array.isArray(some) ? some.filter(isGroup) : []))
  return [...(isGroup(own) ? [own] : []), ...ways.flatMap((way) => inner(way, key))]
}

/** JSON Schema of a field or an item; empty if unknown. */
export const innerSchema = (schema: Schema, key: string | number): Schema => inner(schema, key)[0] ?? {}

/** JSON Schema of the field at `path`; empty if unknown. */
export const fieldSchema = (schema: z.ZodType, path: FieldPath): Schema =>
  path.reduce<Schema[]>((some, key) => some.flatMap((one) => inner(one, key)), [jsonSchemaOf(schema)])[0] ?? {}

/** Maximum length of the field at `path`; null if unlimited. */
export const limitAt = (schema: z.ZodType, path: FieldPath): number | null => {
  const { maxLength } = fieldSchema(schema, path)
  return typeof maxLength === 'number' ? maxLength : null
}

/** The schema without fields that the desk may not change. A page's gets the list of its paragraphs as `body`. */
export const openSchema = (schema: Schema, file: string, path: FieldPath): Schema => {
  const { properties, required } = schema
  if (!isGroup(properties)) return schema
  const body = { type: 'array', items: { type: 'string' } }
  const open = openGroup(file.endsWith('.md') ? { ...properties, body } : properties, file, path)
  const left = Array.isArray(required) ? required.filter((name) => Object.hasOwn(open, String(name))) : []
  return { ...schema, properties: open, required: left }
}

export const openGroup = (group: Schema, file: string, path: FieldPath): Schema =>
  Object.fromEntries(Object.entries(group).filter(([key]) => isOpenField(file, [...path, key])))
