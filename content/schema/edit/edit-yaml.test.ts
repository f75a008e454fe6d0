import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isScalar, parse, parseDocument } from 'yaml'
import { z } from 'zod'
import { type Json, withValue } from '../../../contract/desk/field-diff.ts'
import type { FieldPath } from '../../../contract/desk/site.ts'
import { editYaml } from './edit-yaml.ts'

const files = globSync(['content/**/*.yaml', 'tests/second-business/**/*.yaml']).map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
  value: parse(readFileSync(path, 'utf8')),
}))

type Leaf = { path: FieldPath; value: unknown }
const leavesOf = (value: unknown, path: FieldPath = []): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [{ path, value }]

const listsOf = (value: Json, path: FieldPath = []): { path: FieldPath; value: Json[] }[] => [
  ...(Array.isArray(value) ? [{ path, value }] : []),
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        listsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
]

const odd = [
  'yes',
  'null',
  '- a: b',
  '# no',
  '"',
  "it's",
  'a\nb\n',
  '{x}',
  '[',
  '*x',
  '&x',
  '!x',
  '%',
  '@',
  ' ',
  '1e3',
  '\t',
  'ñ 😀',
]

const sameLength = (one: string, other: string) => {
  const at = [...one].findIndex((character, index) => character !== other[index])
  return at < 0 ? one.length : at
}
const reversed = (text: string) => [...text].reverse().join('')

/** Length of the part of `before` that is neither at the start nor at the end of `after`. */
const changedLength = (before: string, after: string) => {
  const head = sameLength(before, after)
  return Math.max(0, before.length - head - sameLength(reversed(before), reversed(after)))
}

describe('an edited file', () => {
  test('changes any single value and no other line', () => {
    let at = 0
    for (const { path, text, value } of files)
      for (const leaf of leavesOf(value)) {
        at += 1
        if (at % 97 !== 0) continue
        const wanted = odd[at % odd.length] ?? ''
        const edited = editYaml(text, leaf.path, wanted)
        expect(parse(edited), `${path} ${leaf.path.join('.')}`).toEqual(withValue(value, leaf.path, wanted))
      }
    expect(at).toBeGreaterThan(5000)
  }, 300_000)

  test('has an item of a list added, removed or moved, and no other line changed', () => {
    let lists = 0
    for (const { path, text, value: whole } of files)
      for (const { path: place, value } of listsOf(z.json().parse(whole)).filter((_, at) => at % 53 === 0)) {
        lists += 1
        const first = value[0] ?? 'the first'
        const variants = [
          [...value, first],
          [first, ...value],
          value.slice(1),
          value.slice(0, -1),
          value.toReversed(),
          [...value.slice(1), first],
        ]
        for (const wanted of variants.filter((list) => list.length > 0)) {
          const edited = editYaml(text, place, wanted)
          expect(parse(edited), `${path} ${place.join('.')}`).toEqual(withValue(whole, place, wanted))
        }
      }
    expect(lists).toBeGreaterThan(40)
  }, 300_000)

  test('keeps its comments, and writes a new item like its neighbors', () => {
    const text =
      '# Who wrote.\nreviews:\n  # the first\n  - id: 1\n    text: Good\n  - id: 2\n    text: >\n      Long\n      one\nlast: 1\n'
    const added = editYaml(text, ['reviews', 2], { id: 3, text: 'New: yes' })
    expect(added).toBe(
      '# Who wrote.\nreviews:\n  # the first\n  - id: 1\n    text: Good\n  - id: 2\n    text: >\n      Long\n      one\n  - id: 3\n    text: "New: yes"\nlast: 1\n',
    )
    expect(editYaml(added, ['reviews', 0], null)).toBe(
      '# Who wrote.\nreviews:\n  # the first\n  - id: 2\n    text: >\n      Long\n      one\n  - id: 3\n    text: "New: yes"\nlast: 1\n',
    )
  })

  test('gains an omitted field, and loses one', () => {
    expect(editYaml('a: 1\nb:\n  c: 2\n', ['b', 'd'], [1, 2])).toBe('a: 1\nb:\n  c: 2\n  d:\n    - 1\n    - 2\n')
    expect(editYaml('a: 1\nb:\n  c: 2\n  d: 3\ne: 4\n', ['b', 'c'], null)).toBe('a: 1\nb:\n  d: 3\ne: 4\n')
    expect(editYaml('a: { b: 1 }\n', ['a', 'c'], 'x')).toBe('a: {"b":1,"c":"x"}\n')
    expect(editYaml('a:\n', ['a'], 'x')).toBe('a: "x"\n')
  })

  test('is refused for a path that does not exist', () => {
    expect(() => editYaml('a: 1\n', ['a', 'b'], 'x')).toThrow('There is no field')
    expect(() => editYaml('a: [1]\n', ['a', 3], 'x')).toThrow('There is no field')
  })

  test('differs only within the changed value', () => {
    const pick = fc.record({ file: fc.constantFrom(...files), at: fc.nat(), wanted: fc.string() })
    fc.assert(
      fc.property(pick, ({ file: { text, value }, at, wanted }) => {
        const leaves = leavesOf(value)
        const path = leaves[at % leaves.length]?.path ?? []
        const node = parseDocument(text).getIn(path, true)
        const [from = 0, to = 0] = isScalar(node) ? (node.range ?? []) : []
        expect(changedLength(text, editYaml(text, path, wanted))).toBeLessThanOrEqual(to - from)
      }),
      { numRuns: 100 },
    )
  })
})
