import { type FieldPath, longestField } from '../../contract/desk/site.ts'
import { DeskRefusal } from '../desk/desk-refusal.ts'
import { isShippedText } from '../ops/launch-check/shipped-content.ts'

/** Files that the desk may change. Of `images.yaml` only the focal points, because pictures have routes of their own. */
const openFiles = [
  /^(?:business|pricing)\.yaml$/,
  /^[a-z]{2}\/(?:assistant|facts|faq|gallery|images|interface|letters|price-words|reviews)\.yaml$/,
  /^[a-z]{2}\/pages\/[a-z0-9-]+\.(?:yaml|md)$/,
  /^[a-z]{2}\/assistant\/topics\/[a-z0-9-]+\.yaml$/,
]
const focalPoint = /^[a-z0-9-]+\.focus(?:\.[xy])?$/
/** Files that the desk may also add and delete: one page each. */
const openFolders = /^[a-z]{2}\/(?:services|cities|blog)\/[a-z0-9-]+\.md$/

/** Fields that the desk may not change, by file and path. */
const locked: readonly [file: RegExp, path: RegExp][] = [
  [/^business\.yaml$/, /^(?:siteUrl|languages|placesPath|redirects|form)(?:\.|$)/],
  [/\.md$/, /^slug$/],
  [/^/, /(?:^|\.)(?:provenance|sample)$/],
  [/^/, /(?:^|\.)(?:__proto__|constructor|prototype)(?:\.|$)/],
]

export const isOpenField = (file: string, path: FieldPath): boolean => {
  if (file === 'images.yaml') return focalPoint.test(path.join('.'))
  if (!openFolders.test(file) && !openFiles.some((shape) => shape.test(file))) return false
  if (path.length === 0) return openFolders.test(file)
  const name = path.join('.')
  return !locked.some(([files, fields]) => files.test(file) && fields.test(name))
}

/** Most characters of a text: facts and prices are lines, a page or its body is an article. */
export const longestText = ({ file, path }: { file: string; path: FieldPath }): number => {
  if (/^(?:business|pricing)\.yaml$/.test(file)) return 300
  return path.length === 0 || path[0] === 'body' ? longestField : 10_000
}

type Change = { file: string; path: FieldPath; before: unknown; after: unknown }

/** Throws `DeskRefusal` for a change that the desk may not make. */
export const checkRules = (change: Change): void => {
  const { file, path, before, after } = change
  if (isUnmarking(change)) return
  if (!isOpenField(file, path)) throw new DeskRefusal('not-allowed')
  // A change of a larger part must leave the locked fields in it alone.
  const isNew = path.length === 0
  if (!isNew && (isLockedInside(file, path, before) || isLockedInside(file, path, after)))
    throw new DeskRefusal('not-allowed')
  if (hidesSample(before, after)) throw new DeskRefusal('not-allowed')
}

/** The only change of `sample` that is allowed, by its own button: marking a review as a customer's. */
const isUnmarking = ({ file, path, after }: Change) =>
  /^[a-z]{2}\/reviews\.yaml$/.test(file) && path.at(-1) === 'sample' && after === false

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isLockedInside = (file: string, path: FieldPath, value: unknown): boolean => {
  if (!isObject(value)) return false
  return Object.entries(value).some(([key, inner]) => {
    const own = [...path, Array.isArray(value) ? Number(key) : key]
    return (key !== 'sample' && !isOpenField(file, own)) || isLockedInside(file, own, inner)
  })
}

const groupsIn = (value: unknown): Record<string, unknown>[] =>
  isObject(value) ? [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(groupsIn)] : []

/** Texts of the reviews in a value that came with the site: no customer wrote them. */
export const samplesIn = (value: unknown): string[] =>
  groupsIn(value).flatMap(({ text }) => (typeof text === 'string' && isShippedText(text) ? [text] : []))

/** True if a sample review would lose its mark. */
const hidesSample = (before: unknown, after: unknown): boolean => {
  const samples = new Set(groupsIn(before).flatMap(({ sample, text }) => (sample === true ? [text] : [])))
  return groupsIn(after).some(({ sample, text }) =>
    sample === false
      ? typeof text === 'string' && (samples.has(text) || isShippedText(text))
      : sample === undefined && samples.has(text),
  )
}
