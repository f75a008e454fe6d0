import { isGroup, type Json } from '../../../contract/desk/field-diff.ts'
import type { DraftRequest, FormPart, folderForms } from '../../../contract/desk/site.ts'
import { fieldEdit } from '../field-edit.ts'
import { folders, newPage, slugOf, type Typed } from './new-entry.ts'

type Language = {
  language: string
  /** The pages of this kind that exist. */
  heads: readonly Json[]
}

/** File of a new page without its language: `cities/danville.md`. */
export const entryFile = (name: (typeof folderForms)[number], title: string): string =>
  `${folders[name]}/${slugOf(title)}.md`

export const textAt = (value: Json, key: string): string => (isGroup(value) ? String(value[key] ?? '') : '')

/** The files of a new page, one in each language. Where no text was typed in a language, it has the first one's. */
export const pageEdits = (
  name: (typeof folderForms)[number],
  typed: Typed,
  languages: readonly Language[],
  today = new Date().toISOString().slice(0, 10),
): DraftRequest[] => {
  const { title = '', category = '' } = typed
  const [first] = languages
  const model = first?.heads.findIndex((head) => textAt(head, 'category') === category) ?? -1
  return languages.map(({ language, heads }) => {
    const translated = typed[`title-${language}`]?.trim()
    const kind = heads[model]
    const page = {
      typed,
      today,
      title: translated || title,
      // A translated title makes its own address, as in the first language.
      slug: translated && slugOf(translated),
      body: typed[`text-${language}`]?.trim() || (typed[`text-${first?.language}`] ?? ''),
      category: kind ? textAt(kind, 'category') : category,
    }
    return fieldEdit(`${language}/${entryFile(name, title)}`, [], null, newPage(name, page, heads))
  })
}

/** The changes that a new town makes to the lists of `business.yaml` that name towns. */
export const townListEdits = ({ title = '', zips = '', isFree }: Typed, parts: readonly FormPart[]): DraftRequest[] =>
  parts.flatMap(({ file, path, value }) => {
    if (path[0] === 'coreCities' && isFree && Array.isArray(value) && !value.includes(title))
      return [fieldEdit(file, path, value, [...value, title])]
    if (path[0] !== 'zips' || zips === '') return []
    return [fieldEdit(file, [...path, title], (isGroup(value) && value[title]) || null, zips.match(/\d{5}/g) ?? [])]
  })
