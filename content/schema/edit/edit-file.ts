import { parse } from 'yaml'
import { type Json, valueAt } from '../../../contract/desk/field-diff.ts'
import type { FieldPath } from '../../../contract/desk/site.ts'
import { editYaml } from './edit-yaml.ts'

/** Frontmatter of a Markdown file with its --- lines. */
const headOf = /^(---\r?\n)([\s\S]*?\r?\n)(---\r?\n?)/

/**
 * Text of a content file with one field changed. In a Markdown file `path` refers to the frontmatter, except `['body',
 * 3]`, the fourth paragraph, and `['body']`, the list of all. `after: null` removes the field. Throws if the path does not exist.
 */
export const editFile = (file: string, text: string, path: FieldPath, after: Json): string => {
  if (!file.endsWith('.md')) return editYaml(text, path, after)
  const { open, head, close, body } = partsOf(file, text)
  if (path[0] === 'body')
    return open + head + close + (Array.isArray(after) ? bodyOf(after) : editBody(body, path[1], after))
  return open + editYaml(head, path, after) + close + body
}

/** Value at `path` in a file; null if there is none. The text of a Markdown file is the list `body` of its paragraphs. */
export const readField = (file: string, text: string | undefined, path: FieldPath): Json => {
  if (text === undefined) return null
  if (!file.endsWith('.md')) return valueAt(parse(text), path)
  const { head, body } = partsOf(file, text)
  return valueAt({ ...parse(head), body: paragraphsOf(body).map((paragraph) => paragraph.text) }, path)
}

const partsOf = (file: string, text: string) => {
  const match = headOf.exec(text)
  if (!match) throw new Error(`${file} has no head between two lines of ---.`)
  const [whole, open = '', head = '', close = ''] = match
  return { open, head, close, body: text.slice(whole.length) }
}

type Paragraph = { text: string; from: number; to: number }

/** Paragraphs of Markdown, separated by blank lines. `from` and `to` are offsets. */
export const paragraphsOf = (body: string): Paragraph[] =>
  [...body.matchAll(/^.*\S.*(?:\n.*\S.*)*/gm)].map(({ 0: lines, index }) => {
    const text = lines.trimEnd()
    return { text, from: index, to: index + text.length }
  })

/** Index of the paragraph with this line of a Markdown file; -1 if the line is of its head. */
export const paragraphAt = (file: string, text: string, line: number): number => {
  const { body } = partsOf(file, text)
  const lines = text.split('\n').slice(0, line - 1)
  const at = lines.join('\n').length + Math.min(lines.length, 1) - (text.length - body.length)
  return paragraphsOf(body).findLastIndex(({ from }) => from <= at)
}

const bodyOf = (paragraphs: readonly Json[]) =>
  `\n${paragraphs
    .map((one) => String(one).trim())
    .filter(Boolean)
    .join('\n\n')}\n`

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
