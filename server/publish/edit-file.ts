import { parse } from 'yaml'
import { editYaml, type FieldPath } from './edit-yaml.ts'

/** The head of a Markdown file between two lines of ---, with the line breaks around it. */
const headOf = /^(---\r?\n)([\s\S]*?\r?\n)(---\r?\n?)/

/**
 * The text of a content file with one field changed. `path` begins in the YAML; in a Markdown file `['body', 3]` is the
 * fourth paragraph of its text. `after: undefined` removes the field. Throws where the file has no such place.
 */
export const editFile = (file: string, text: string, path: FieldPath, after: unknown): string => {
  if (!file.endsWith('.md')) return editYaml(text, path, after)
  const { open, head, close, body } = partsOf(file, text)
  if (path[0] === 'body') return open + head + close + editBody(body, path[1], after)
  return open + editYaml(head, path, after) + close + body
}

/** The value at `path` as the file has it now; undefined where there is none. */
export const readField = (file: string, text: string, path: FieldPath): unknown => {
  if (!file.endsWith('.md')) return valueAt(parse(text), path)
  const { head, body } = partsOf(file, text)
  const [first, at] = path
  return first === 'body'
    ? typeof at === 'number'
      ? paragraphsOf(body)[at]?.text
      : undefined
    : valueAt(parse(head), path)
}

const partsOf = (file: string, text: string) => {
  const match = headOf.exec(text)
  if (!match) throw new Error(`${file} has no head between two lines of ---.`)
  const [whole, open = '', head = '', close = ''] = match
  return { open, head, close, body: text.slice(whole.length) }
}

const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key) ? Reflect.get(inner, key) : undefined,
    value,
  )

type Paragraph = { text: string; from: number; to: number }

/** The paragraphs of Markdown: lines that follow each other without an empty one between them. `from` and `to` are offsets. */
export const paragraphsOf = (body: string): Paragraph[] => {
  const found: Paragraph[] = []
  let from = 0
  let isOpen = false
  for (const line of body.split('\n')) {
    const last = found.at(-1)
    const text = line.trimEnd()
    if (text === '') isOpen = false
    else if (isOpen && last) {
      last.to = from + text.length
      last.text = body.slice(last.from, last.to)
    } else {
      found.push({ text, from, to: from + text.length })
      isOpen = true
    }
    from += line.length + 1
  }
  return found
}

/** One paragraph changed, or taken out with the empty lines behind it; the one behind the last is added. */
const editBody = (body: string, at: unknown, after: unknown): string => {
  const paragraphs = paragraphsOf(body)
  const wanted = typeof after === 'string' ? after.trim() : ''
  if (at === paragraphs.length) return `${body.trimEnd()}\n\n${wanted}\n`
  const paragraph = typeof at === 'number' ? paragraphs[at] : undefined
  if (paragraph === undefined) throw new Error('The text has no such paragraph.')
  const next = paragraphs[Number(at) + 1]?.from ?? body.length
  const to = wanted === '' ? next : paragraph.to
  return body.slice(0, paragraph.from) + wanted + body.slice(to)
}
