import type { Json } from '../../contract/desk/field-diff.ts'
import type { FieldPath } from '../../contract/desk/site.ts'
import { fill } from '../../pricing/fill.ts'
import { language, words } from '../desk-content.ts'

const { site } = words

/** Label of a field, or else its name in plain words. */
export const fieldName = (key: string | number | undefined): string => {
  if (key === undefined) return ''
  const plain = String(key).replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  )
  return site.fields[key] ?? capital(plain).replace(/-/g, ' ')
}

/** Name of a content file for people: "page home", "letters". */
export const fileName = (file: string): string => {
  const [, folder = '', name = ''] = /^(?:[a-z]{2}\/)?(?:(\w+)\/(?:.*\/)?)?([\w-]+)\.\w+$/.exec(file) ?? []
  const plain = name === 'home' ? words.inbox.homePage : name.replace(/-/g, ' ')
  const page =
    folder === 'cities' ? plain.replace(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1)) : plain
  return folder ? fill(site.folders[folder] ?? '{name}', { name: page }) : fieldName(name)
}

/** Short name of a page: its title before the bar; the home page by that name. */
export const pageTitle = (address: string, title: string): string =>
  /^\/(?:[a-z]{2})?$/.test(address) ? capital(words.inbox.homePage) : (title.split(' | ')[0] ?? title)

/** What a picture shows, in the desk's language or else in another. */
export const altText = (alt: Readonly<Record<string, string>>): string => alt[language] || Object.values(alt)[0] || ''

/** True for a part that is a page of its own: a town, a service or an article. */
export const isPage = ({ file }: { file: string }): boolean => file.endsWith('.md')

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

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

/** A text whose tables read as lines: the bars between their cells are dots. */
export const withoutBars = (text: string): string =>
  text.replace(/^[ \t]*\|[ \t]*|[ \t]*\|[ \t]*$/gm, '').replaceAll(' | ', ' · ')

/** A text without the signs of tables, links, headings and stress. */
export const plainText = (text: string): string =>
  withoutBars(text)
    .replace(/^[-:|\s]*---[-:|\s]*$/gm, '')
    .replace(/\*\*|\\(?=\|)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^#+ /, '')
