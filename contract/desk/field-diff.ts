import type { FieldPath } from './site.ts'

/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export type FieldDiff = { path: FieldPath; before: Json; after: Json }

export const isGroup = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isSame = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Fields in which two values differ: the innermost ones, but a list as a whole if items were added, removed or moved.
 */
export const fieldDiffs = (before: Json, after: Json, path: FieldPath = []): FieldDiff[] => {
  if (isSame(before, after)) return []
  if (isGroup(before) && isGroup(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names.flatMap((name) => fieldDiffs(before[name] ?? null, after[name] ?? null, [...path, name]))
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length && !isMoved(before, after))
    return after.flatMap((item, at) => fieldDiffs(before[at] ?? null, item, [...path, at]))
  return [{ path, before, after }]
}

const isMoved = (before: Json[], after: Json[]) =>
  after.some((item, at) => !isSame(item, before[at] ?? null) && before.some((other) => isSame(other, item)))

/** The value with `after` at `path`; null removes the field. */
export const withValue = (value: Json, [key, ...rest]: FieldPath, after: Json): Json => {
  if (key === undefined) return after
  if (Array.isArray(value)) return value.map((item, at) => (at === key ? withValue(item, rest, after) : item))
  const group = isGroup(value) ? value : {}
  const inner = withValue(group[key] ?? null, rest, after)
  const { [key]: _, ...others } = group
  return inner === null ? others : Object.fromEntries(Object.entries({ ...group, [key]: inner }))
}

type Changed = { file: string; path: FieldPath; after: Json }

const valueAt = (value: Json, path: FieldPath): Json =>
  path.reduce<Json>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)] ?? null
    return isGroup(inner) ? (inner[key] ?? null) : null
  }, value)

const begins = (path: FieldPath, start: FieldPath) => start.every((key, at) => path[at] === key)

/** A field with the drafts applied that wait on this device. */
export const withDrafts = (field: { file: string; path: FieldPath; value: Json }, drafts: readonly Changed[]): Json =>
  drafts
    .filter(({ file }) => file === field.file)
    .reduce<Json>((value, { path, after }) => {
      if (begins(path, field.path)) return withValue(value, path.slice(field.path.length), after)
      return begins(field.path, path) ? valueAt(after, field.path.slice(path.length)) : value
    }, field.value)
