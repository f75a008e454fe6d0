import { isDeepStrictEqual } from 'node:util'
import {
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { z } from 'zod'
import { isGroup, type Json, withValue } from '../../../contract/desk/field-diff.ts'
import type { FieldPath } from '../../../contract/desk/site.ts'

type Group = { [name: string]: Json }
type Splice = { from: number; to: number; text: string }

/**
 * Replaces the value at `path` in a YAML text by the JSON value `after`; null removes the field. Keeps comments
 * and line breaks everywhere else, because the `yaml` package's writer would reformat half the lines. Throws if the
 * path does not exist.
 */
export const editYaml = (text: string, path: FieldPath, after: Json): string => {
  const document = parseDocument(text, { keepSourceTokens: true })
  const before = z.json().parse(document.toJS())
  const wanted = withValue(before, path, after)
  const edited = apply(text, splicesOf(text, document.contents, before, wanted))
  if (isDeepStrictEqual(parseDocument(edited).toJS(), wanted)) return edited
  throw new Error(`The field ${path.join(' > ')} cannot be written.`)
}

const apply = (text: string, splices: readonly Splice[]): string =>
  splices
    .toSorted((a, b) => b.from - a.from)
    .reduce((written, { from, to, text: piece }) => written.slice(0, from) + piece + written.slice(to), text)

const splicesOf = (text: string, node: unknown, before: Json, after: Json): Splice[] => {
  if (isDeepStrictEqual(before, after)) return []
  if (isMap(node) && isGroup(before) && isGroup(after)) return groupSplices(text, node, before, after)
  if (isSeq(node) && Array.isArray(before) && Array.isArray(after)) return listSplices(text, node, before, after)
  return [replacement(text, node, after)]
}

const replacement = (text: string, node: unknown, value: Json): Splice => {
  const [from, to] = rangeOf(node)
  const written = JSON.stringify(value)
  const space = /[:-]$/.test(text.slice(0, from)) ? ' ' : ''
  // A block scalar ends with its line break.
  const end = text.slice(from, to).endsWith('\n') ? '\n' : ''
  return { from, to, text: space + written + end }
}

const rangeOf = (node: unknown): [from: number, to: number] => {
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined
  if (!Array.isArray(range)) throw new Error('This part of the file cannot be written.')
  return [Number(range[0]), Number(range[1])]
}

const groupSplices = (text: string, map: YAMLMap, before: Group, after: Group): Splice[] => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const isLeft = (name: string) => Object.hasOwn(before, name) && Object.hasOwn(after, name)
  const regions = regionsOf(text, map)
  if (!names.some(isLeft) || (regions === undefined && !names.every(isLeft))) return [replacement(text, map, after)]
  return names.flatMap((name): Splice[] => {
    const at = map.items.findIndex(({ key }) => isScalar(key) && String(key.value) === name)
    const region = regions?.[at]
    if (isLeft(name)) return splicesOf(text, map.items[at]?.value, before[name] ?? null, after[name] ?? null)
    if (region) return [{ ...region, text: '' }]
    return [insertion(text, regions?.at(-1)?.to ?? text.length, indentOf(text, map), { [name]: after[name] ?? null })]
  })
}

/** Changes within a list: keeps the equal items at both ends, and moves items between them as written. */
const listSplices = (text: string, list: YAMLSeq, before: Json[], after: Json[]): Splice[] => {
  const regions = regionsOf(text, list)
  const head = sameItems(before, after)
  const tail = sameItems(before.slice(head).reverse(), after.slice(head).reverse())
  const old = before.slice(head, before.length - tail)
  const wanted = after.slice(head, after.length - tail)
  const isMove = wanted.some((item) => old.some((other) => isDeepStrictEqual(item, other)))
  if (old.length === wanted.length && !isMove)
    return wanted.flatMap((item, at) => splicesOf(text, list.items[head + at], old[at] ?? null, item))
  const last = regions?.at(-1)
  if (regions === undefined || last === undefined || after.length === 0) return [replacement(text, list, after)]
  const indent = indentOf(text, list)
  const pieces = wanted.map((item) => {
    const at = old.findIndex((other) => isDeepStrictEqual(item, other))
    const region = at < 0 ? undefined : regions[head + at]
    return region ? withLineEnd(text.slice(region.from, region.to)) : indented([item], indent)
  })
  const from = regions[head]?.from ?? last.to
  const to = regions[before.length - tail]?.from ?? last.to
  const start = from > 0 && text[from - 1] !== '\n' ? '\n' : ''
  return [{ from, to, text: start + pieces.join('') }]
}

const sameItems = (one: readonly unknown[], other: readonly unknown[]) => {
  const at = one.findIndex((item, index) => !(index < other.length && isDeepStrictEqual(item, other[index])))
  return at < 0 ? one.length : at
}

const withLineEnd = (piece: string) => (piece.endsWith('\n') ? piece : `${piece}\n`)

const insertion = (text: string, at: number, indent: string, value: Json): Splice => ({
  from: at,
  to: at,
  text: (at > 0 && text[at - 1] !== '\n' ? '\n' : '') + indented(value, indent),
})

const indented = (value: unknown, indent: string) => stringify(value, { lineWidth: 0 }).replace(/^(?=.)/gm, indent)

type Region = { from: number; to: number }
type Item = { offset: number; items: { start: { offset: number }[]; key?: unknown }[] }

const blockOf = (node: Node): Item | undefined => {
  const token = node.srcToken
  return token?.type === 'block-map' || token?.type === 'block-seq' ? token : undefined
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1

const indentOf = (text: string, node: Node) => {
  const [from] = rangeOf(node)
  return ' '.repeat(from - lineStart(text, from))
}

/** Range of each item of a block, with the comments above. Undefined in flow style or from the middle of a line. */
const regionsOf = (text: string, node: YAMLMap | YAMLSeq): Region[] | undefined => {
  const block = blockOf(node)
  const [first] = rangeOf(node)
  if (!block || text.slice(lineStart(text, first), first).trim() !== '') return undefined
  const starts = node.items.map((item: unknown, at: number) => {
    if (at === 0) return lineStart(text, first)
    const [token] = block.items[at]?.start ?? []
    return lineStart(text, token?.offset ?? rangeOf(isPairWithKey(item) ? item.key : item)[0])
  })
  const end = endOf(text, node)
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? end }))
}

const isPairWithKey = (item: unknown): item is Pair => typeof item === 'object' && item !== null && 'key' in item

const endOf = (text: string, node: Node) => {
  const [, to] = rangeOf(node)
  if (to > 0 && text[to - 1] === '\n') return to
  const next = text.indexOf('\n', to)
  return next < 0 ? text.length : next + 1
}
