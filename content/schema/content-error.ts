import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'

/** A mistake in a content file: `path` below the content folder, and what is wrong and what to do, without a period. */
export type Mistake = { path: string; line?: number | undefined; field?: string | undefined; what: string }

/** `content/pricing.yaml, line 5: solar > small: "abc" does not fit: write a number.` */
export const sayMistake = ({ path, line, field, what }: Mistake): string =>
  `content/${path}${line === undefined ? '' : `, line ${line}`}: ${field ? `${field}: ` : ''}${what}.`

/** Mistakes in content files. The message has one sentence per line. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly mistakes: readonly Mistake[]

  constructor(...mistakes: readonly Mistake[]) {
    super(mistakes.map(sayMistake).join('\n'))
    this.mistakes = mistakes
  }
}

/** A content file. For Markdown, `text` is the frontmatter, which starts at line `firstLine`. */
export type Source = { path: string; text: string; firstLine?: number }

type Path = readonly PropertyKey[]

/** Line of a field; for a missing field, the line of its parent. */
const lineOf = ({ text, firstLine = 1 }: Source, path: Path): number => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  for (let length = path.length; length > 0; length--) {
    const key = path[length - 1]
    const group = document.getIn(path.slice(0, length - 1), true) ?? document.contents
    const pair = isMap(group) ? group.items.find(({ key: name }) => isScalar(name) && name.value === key) : undefined
    const node = isScalar(pair?.key) ? pair.key : document.getIn(path.slice(0, length), true)
    const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined
    if (Array.isArray(range)) return lines.linePos(Number(range[0])).line + firstLine - 1
  }
  return firstLine
}

const fieldName = (path: Path) =>
  path.map((key) => (typeof key === 'number' ? `item ${key + 1}` : String(key))).join(' > ')

export const mistakeAt = (source: Source, path: Path, what: string): Mistake => ({
  path: source.path,
  line: lineOf(source, path),
  field: fieldName(path),
  what,
})

const plainTypes: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

const formats: Record<string, string> = {
  url: 'a web address such as https://example.com',
  email: 'an e-mail address such as ann@example.com',
}

const isDefault = (message: string) => /^(Invalid|Too|Unrecognized)\b/.test(message)

const size = ({ origin }: { origin: string }, bound: string, count: number | bigint): string =>
  origin === 'array'
    ? `a list of ${bound} ${count} ${count === 1 ? 'item' : 'items'}`
    : origin === 'string'
      ? `a text of ${bound} ${count} characters`
      : `a number of ${bound} ${count}`

const expectation = (issue: z.core.$ZodIssue): string => {
  if (!isDefault(issue.message) && issue.code !== 'invalid_union') return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return plainTypes[issue.expected] ?? issue.expected
    case 'invalid_value':
      return issue.values.length === 1 ? String(issue.values[0]) : `one of ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return formats[issue.format] ?? `a text in the form of a ${issue.format}`
    case 'too_small':
      return size(issue, issue.exact ? 'exactly' : 'at least', issue.minimum)
    case 'too_big':
      return size(issue, issue.exact ? 'exactly' : 'at most', issue.maximum)
    case 'invalid_union': {
      if (!isDefault(issue.message)) return issue.message
      const ways = issue.errors.flatMap(([first]) => (first ? [expectation(first)] : []))
      return [...new Set(ways)].join(', or ')
    }
    default:
      return issue.message
  }
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )

const nounOf = (value: unknown): string => {
  if (Array.isArray(value)) return `this list of ${value.length}`
  if (typeof value === 'object') return 'this group of fields'
  const written = JSON.stringify(value)
  return written.length > 80 ? `${written.slice(0, 80)}..."` : written
}

const noFieldCalled = (name: string) => `no field here is called "${name}": correct its name, or take it out`

const withoutFigure = 'the price or figure that this text names, or a text without it'

const sentence = (issue: z.core.$ZodIssue, value: unknown, written: unknown): string => {
  const found = valueAt(value, issue.path)
  const isEmptied = found === undefined && /\{[\w.]+\}/.test(String(valueAt(written, issue.path)))
  if (isEmptied) return `nothing stands here: write ${withoutFigure}`
  if (found === undefined || found === null) return `nothing stands here: write ${expectation(issue)}`
  return `${nounOf(found)} does not fit: write ${expectation(issue)}`
}

const mistakesOf = (source: Source, issue: z.core.$ZodIssue, value: unknown, written: unknown): Mistake[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((name) => mistakeAt(source, [...issue.path, name], noFieldCalled(name)))
    : [mistakeAt(source, issue.path, sentence(issue, value, written))]

/**
 * Parses `value`. Throws one `ContentError` with all mistakes of `source`, including those already `found`. `written` is the
 * value before its figures were filled in. Without `isChecked` a value only needs its shape: a phone number that cannot exist
 * passes.
 */
export const parseContent = <Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
  value: unknown,
  found: readonly Mistake[] = [],
  { written = value, isChecked = true }: { written?: unknown; isChecked?: boolean } = {},
): z.output<Schema> => {
  const context: z.core.ParseContextInternal<z.core.$ZodIssue> = { skipChecks: !isChecked }
  const result = schema.safeParse(value, context)
  if (result.success && found.length === 0) return result.data
  const own = result.success ? [] : result.error.issues.flatMap((issue) => mistakesOf(source, issue, value, written))
  throw new ContentError(...found, ...own)
}
