import { expect, test } from 'vitest'
import { fieldDiffs, valueAt, withDrafts, withValue } from './field-diff.ts'

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
  whole(['a', 'b', 'c'], ['a', 'c', 'x'])
})

test('a value of another kind changes as a whole', () => {
  for (const [before, after] of [
    [{ a: 1 }, ['a']],
    [['a'], { a: 1 }],
    [{ a: 1 }, null],
    [['a'], 'a'],
  ] as const)
    expect(fieldDiffs({ x: before } as never, { x: after } as never)).toEqual([{ path: ['x'], before, after }])
})

test('a value takes a new field, a new item and a removal, and no place that is not there', () => {
  const value = { list: ['a', 'b'], group: { one: 1 } }
  expect(withValue(value, ['list', 2], 'c')).toEqual({ ...value, list: ['a', 'b', 'c'] })
  expect(withValue(value, ['list', 0], null)).toEqual({ ...value, list: ['b'] })
  expect(withValue(value, ['group', 'two'], 2)).toEqual({ ...value, group: { one: 1, two: 2 } })
  expect(withValue(value, ['group', 'one'], null)).toEqual({ ...value, group: {} })
  expect(() => withValue(value, ['list', 3], 'd')).toThrow('There is no field 3.')
  expect(() => withValue(value, ['list', 'a'], 'd')).toThrow('There is no field a.')
  expect(() => withValue(value, ['group', 0], 'd')).toThrow('There is no field 0.')
  expect(() => withValue(value, ['group', 'one', 'two', 'three'], 'd')).toThrow('There is no field two > three.')
})

test('the value at a path is null where there is none', () => {
  const value = { list: ['a'], group: { one: 1 } }
  expect([valueAt(value, ['list', 0]), valueAt(value, ['group', 'one'])]).toEqual(['a', 1])
  for (const path of [
    ['list', 1],
    ['group', 'constructor'],
    ['group', 'one', 'two'],
    ['none', 'one'],
  ])
    expect(valueAt(value, path)).toBeNull()
})

test('a waiting draft whose place is gone changes nothing', () => {
  const field = { file: 'a.yaml', path: [], value: { list: ['a'] } }
  expect(withDrafts(field, [{ file: 'a.yaml', path: ['list', 5], after: 'x' }])).toEqual({ list: ['a'] })
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
