import type { z } from 'zod'

/** A mistake in a content file, as one sentence that names file, field and what was expected. */
export class ContentError extends Error {
  override name = 'ContentError'
}

const fieldName = (path: readonly PropertyKey[]) =>
  path.map((key) => (typeof key === 'number' ? `item ${key + 1}` : String(key))).join(' > ')

const plainTypes: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

const expectation = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.message.startsWith('Invalid') ? (plainTypes[issue.expected] ?? issue.expected) : issue.message}`
    case 'unrecognized_keys':
      return `has a field that is not known here, "${issue.keys.join('", "')}": expected none of that name`
    case 'invalid_value':
      return `expected ${issue.message.startsWith('Invalid') ? `one of ${issue.values.map(String).join(', ')}` : issue.message}`
    case 'too_small':
    case 'too_big':
      return `expected ${issue.message.replace(/^(Too \w+: )?expected /, '')}`
    case 'invalid_union':
      return 'expected a number, a range or a text of the described form'
    default:
      return `expected ${issue.message}`
  }
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )

const found = (value: unknown): string => {
  if (value === undefined || value === null) return 'but it is missing'
  return typeof value === 'object' ? '' : `but found ${JSON.stringify(value).slice(0, 80)}`
}

/** Parses `value` with `schema`; a mistake becomes a `ContentError` about `file`. */
export const parseContent = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> => {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  if (!issue) throw new ContentError(`${file}: expected another shape.`)
  const where = issue.path.length > 0 ? `${fieldName(issue.path)}: ` : ''
  const what = [expectation(issue), found(valueAt(value, issue.path))].filter(Boolean).join(', ')
  throw new ContentError(`${file}: ${where}${what}.`)
}
