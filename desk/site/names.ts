import type { Json } from '../../contract/desk/field-diff.ts'
import type { FieldPath } from '../../contract/desk/site.ts'
import { fill } from '../../pricing/fill.ts'
import { words } from '../desk-content.ts'

const { site } = words

/** Label of a field, or else its name in plain words. */
export const fieldName = (key: string | number | undefined): string => {
  if (key === undefined) return ''
  const plain = String(key).replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  )
  return site.fields[key] ?? plain.charAt(0).toUpperCase() + plain.slice(1).replace(/-/g, ' ')
}

/** Name of a content file for people: "page home", "letters". */
export const fileName = (file: string): string => {
  const [, folder = '', name = ''] = /^(?:[a-z]{2}\/)?(?:(\w+)\/(?:.*\/)?)?([\w-]+)\.\w+$/.exec(file) ?? []
  const page = name === 'home' ? words.inbox.homePage : name.replace(/-/g, ' ')
  return folder ? fill(site.folders[folder] ?? '{name}', { name: page }) : fieldName(name)
}

/** A value as text: the texts of a list or group one after the other. */
export const valueText = (value: Json): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(valueText).filter(Boolean).join(' · ')
    : String(value ?? '')

/** Where a field is: "Page: Home · Hero, Title". */
export const placeText = ({ file, path }: { file: string; path: FieldPath }): string =>
  path.length === 0 ? fileName(file) : `${fileName(file)} · ${placeName(path)}`

/** Name of a field within its file: "Hero, Title". */
export const placeName = (path: FieldPath): string =>
  path.map((key) => (typeof key === 'number' ? String(key + 1) : fieldName(key))).join(', ')
