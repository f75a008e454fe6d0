import { isGroup, type Json } from '../../contract/desk/field-diff.ts'
import type { FieldPath, FormPart } from '../../contract/desk/site.ts'
import { fill } from '../../pricing/fill.ts'
import { plainName } from '../../pricing/plain-name.ts'
import { language, words } from '../desk-content.ts'
import { languageName } from '../language-name.ts'

const { site } = words

/** Label of a field, or else its name in plain words. */
export const fieldName = (key: string | number | undefined): string => {
  if (key === undefined) return ''
  return site.fields[key] ?? plainName(String(key))
}

/** Name of the field at the end of a path, past its place in a list; undefined for a whole file. */
export const pathName = (path: FieldPath): string | undefined => {
  // `findLast` is newer than the browsers that the desk supports.
  const name = path.filter((key) => typeof key === 'string').at(-1)
  return name === undefined ? undefined : fieldName(name)
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

/** The parts that there are, joined by " · ". */
export const dotted = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' · ')

/** Alt text in the desk's language, or else in another. */
export const altText = (alt: Readonly<Record<string, string>>): string => alt[language] || Object.values(alt)[0] || ''

/** True for a part that is a page of its own: a town, a service or an article. */
export const isPage = ({ file }: { file: string }): boolean => file.endsWith('.md')

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A value as text: the texts of a list or group one after the other. */
export const valueText = (value: Json): string =>
  typeof value === 'object' && value !== null ? dotted(...Object.values(value).map(valueText)) : String(value ?? '')

const shownDate = new Intl.DateTimeFormat(`${language}-US`, {
  ...({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const),
})

/** An ISO date as people write it, "Thu, Dec 24, 2026"; undefined for any other text. */
export const dateText = (text: string): string | undefined => {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : shownDate.format(at)
}

/**
 * Where a field is: "Page: Home · Hero, Title", or in a list by its entry, "Page: Home · Windows cleaned · Number". Of the
 * chat only the topic, "Chat: birds": nobody knows its answers by their place, and no picture by the name of its file.
 */
export const placeText = ({ file, path, entry = '' }: { file: string; path: FieldPath; entry?: string }): string => {
  const place = /\b(?:assistant|images)\b/.test(file) ? '' : placeName(path)
  return dotted(fileName(file), ...(entry ? [entry, fieldName(path.at(-1))] : [place]))
}

/** Name of a field within its file: "Hero, Title". */
const placeName = (path: FieldPath): string =>
  path.map((key) => (typeof key === 'number' ? String(key + 1) : fieldName(key))).join(', ')

/** `placeText` with the language, if that is not the desk's. */
export const placeIn = (place: Parameters<typeof placeText>[0]): string => {
  const [, code = language] = /^([a-z]{2})\//.exec(place.file) ?? []
  return code === language ? placeText(place) : `${placeText(place)} · ${languageName(code)}`
}

/** Title of a form's part: the page that it is, or the field. */
export const titleOf = ({ value, file, path }: FormPart): string => {
  if (path.length > 0) return placeName(path)
  const title = isGroup(value) ? (value.name ?? value.title) : null
  return typeof title === 'string' ? title : (/([\w-]+)\.\w+$/.exec(file)?.[1] ?? file)
}
