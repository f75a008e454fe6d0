import type { FieldPath } from './site.ts'

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type FieldDiff = { path: FieldPath; before: Json; after: Json }

export const isGroup = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isSame = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Fields in which two values differ: the innermost ones, but a list as a whole if items were added, removed or moved. */
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

/**
 * A copy of `value` with `after` at `path`; null removes the field or the item of a list. The index after a list's end
 * appends, and a new field comes last. Throws if the path does not exist.
 */
export const withValue = (value: Json, path: FieldPath, after: Json): Json => {
  const [key, ...rest] = path
  if (key === undefined) return after
  if (Array.isArray(value) && typeof key === 'number' && key <= value.length) {
    const item = withValue(value[key] ?? null, rest, after)
    return [...value.slice(0, key), ...(item === null ? [] : [item]), ...value.slice(key + 1)]
  }
  if (!isGroup(value) || typeof key !== 'string') throw new Error(`There is no field ${path.join(' > ')}.`)
  const inner = withValue(Object.hasOwn(value, key) ? (value[key] ?? null) : null, rest, after)
  const { [key]: _, ...others } = value
  return inner === null ? others : { ...value, [key]: inner }
}

/** Every text, number and switch in a value, with its path. */
export const leavesOf = (value: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] => {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [{ path, text: String(value) }]
  if (Array.isArray(value)) return value.flatMap((item, at) => leavesOf(item, [...path, at]))
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
}

type Changed = { file: string; path: FieldPath; after: Json }

/** The value at a path; null if there is none. */
export const valueAt = (value: Json, path: FieldPath): Json =>
  path.reduce<Json>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)] ?? null
    return isGroup(inner) && Object.hasOwn(inner, key) ? (inner[key] ?? null) : null
  }, value)

/** True for the place `start` itself and for every place inside it. */
export const begins = (path: FieldPath, start: FieldPath): boolean => start.every((key, at) => path[at] === key)

const attempt = (value: Json, path: FieldPath, after: Json): Json => {
  try {
    return withValue(value, path, after)
  } catch {
    return value
  }
}

/** A field with the drafts applied that wait on this device, except those whose place is gone. */
export const withDrafts = (field: { file: string; path: FieldPath; value: Json }, drafts: readonly Changed[]): Json =>
  drafts
    .filter(({ file }) => file === field.file)
    .reduce<Json>((value, { path, after }) => {
      if (begins(path, field.path)) return attempt(value, path.slice(field.path.length), after)
      return begins(field.path, path) ? valueAt(after, field.path.slice(path.length)) : value
    }, field.value)
