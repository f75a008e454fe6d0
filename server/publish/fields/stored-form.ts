import { isGroup, type Json } from '../../../contract/desk/field-diff.ts'
import { readablePhone } from '../../mail/phone-number.ts'
import { innerSchema, type Schema } from './field-schema.ts'

// "$190 to $235", "190 – 235", "1,200", "26 and up", "10-25 %".
const range = /^\$?([\d,]+)(?:\.00)?(?:\s*(?:-|–|—|to|and|a)\s*\$?([\d,]+)(?:\.00)?)?\s*%?\s*(\+|and up|o más)?$/i

const figure = (typed: string): string => {
  const [, from, to, open] = range.exec(typed.trim()) ?? []
  if (from === undefined) return typed.trim()
  return `${from}${to === undefined ? '' : `-${to}`}${open === undefined ? '' : '+'}`.replaceAll(',', '')
}

const forms: Readonly<Record<string, (typed: string) => string>> = { figure, 'us-phone': readablePhone }

/** A value as content writes it, from what people type: a figure as `190-235`, a phone number as `(559) 555-0123`. */
export const storedForm = (schema: Schema, value: Json): Json => {
  if (typeof value === 'string') return forms[String(schema.format)]?.(value) ?? value
  if (Array.isArray(value)) return value.map((item, at) => storedForm(innerSchema(schema, at), item))
  if (!isGroup(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, storedForm(innerSchema(schema, key), one)]))
}
