import { expect, test } from 'vitest'
import { fieldDiffs, withDrafts } from './field-diff.ts'

test('a change names the innermost field', () => {
  expect(fieldDiffs({ a: { b: 1, c: 2 }, list: ['x', 'y'] }, { a: { b: 1, c: 3 }, list: ['x', 'z'] })).toEqual([
    { path: ['a', 'c'], before: 2, after: 3 },
    { path: ['list', 1], before: 'y', after: 'z' },
  ])
})

test('a list in which items were added, removed or moved changes as a whole', () => {
  const whole = (before: string[], after: string[]) =>
    expect(fieldDiffs({ before }, { before: after })).toEqual([{ path: ['before'], before, after }])
  whole(['a'], ['a', 'b'])
  whole(['a', 'b'], ['b'])
  whole(['a', 'b'], ['b', 'a'])
})

test('a field that was added or removed is null on one side', () => {
  expect(fieldDiffs({ a: 1 }, { b: 2 })).toEqual([
    { path: ['a'], before: 1, after: null },
    { path: ['b'], before: null, after: 2 },
  ])
})

test('waiting drafts show in their field, its parents and its children', () => {
  const drafts = [{ file: 'a.yaml', path: ['list', 0, 'text'], after: 'new' }]
  const value = { list: [{ text: 'old' }] }
  expect(withDrafts({ file: 'a.yaml', path: [], value }, drafts)).toEqual({ list: [{ text: 'new' }] })
  expect(withDrafts({ file: 'a.yaml', path: ['list', 0, 'text'], value: 'old' }, drafts)).toBe('new')
  expect(withDrafts({ file: 'b.yaml', path: [], value }, drafts)).toBe(value)
  const whole = [{ file: 'a.yaml', path: ['list'], after: [{ text: 'all' }] }]
  expect(withDrafts({ file: 'a.yaml', path: ['list', 0, 'text'], value: 'old' }, whole)).toBe('all')
})
