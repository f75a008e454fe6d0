import { parse } from 'yaml'
import type { Json } from '../../contract/desk/field-diff.ts'
import type { FieldPath } from '../../contract/desk/site.ts'
import { editYaml } from './edit-yaml.ts'

/** Frontmatter of a Markdown file with its --- lines. */
const headOf = /^(---\r?\n)([\s\S]*?\r?\n)(---\r?\n?)/

/**
 * Text of a content file with one field changed. In a Markdown file `path` refers to the frontmatter, except `['body',
 * 3]`, the fourth paragraph. `after: null` removes the field. Throws if the path does not exist.
 */
export const editFile = (file: string, text: string, path: FieldPath, after: Json): string => {
  if (!file.endsWith('.md')) return editYaml(text, path, after)
  const { open, head, close, body } = partsOf(file, text)
  if (path[0] === 'body') return open + head + close + editBody(body, path[1], after)
  return open + editYaml(head, path, after) + close + body
}

/** Value at `path` in a file; undefined if it does not exist. */
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

/** Texts of a Markdown file's paragraphs. */
export const paragraphsIn = (file: string, text: string): string[] =>
  paragraphsOf(partsOf(file, text).body).map((paragraph) => paragraph.text)

type Paragraph = { text: string; from: number; to: number }

/** Paragraphs of Markdown, separated by blank lines. `from` and `to` are offsets. */
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

/** Replaces a paragraph, or removes it with the blank lines after it. The index after the last one appends. */
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
