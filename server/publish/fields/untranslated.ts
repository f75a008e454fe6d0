import { begins, isSame } from '../../../contract/desk/field-diff.ts'
import type { Draft } from '../../../contract/desk/site.ts'
import { inLanguage } from '../content-folder.ts'
import type { Place } from '../sentence-changes.ts'

type Changed = Pick<Draft, 'file' | 'path' | 'before' | 'after'>

/** True for a field of `business.yaml` that `facts.yaml` of another language says in its own words. */
const isSaid = ([field, inner]: Changed['path']) =>
  field === 'shortTagline' || (field === 'defaults' && (inner === 'title' || inner === 'description'))

/** What pictures show, where another language got the words of the first one because its own were left empty. */
const copied = (drafts: readonly Changed[], languages: readonly string[]): Place[] =>
  drafts
    .filter(({ file, path, after }) => {
      const first = inLanguage(file, languages[0] ?? '')
      const isFirst = (one: Changed) => one.file === first && isSame(one.path, path) && isSame(one.after, after)
      return /\/images\.yaml$/.test(file) && file !== first && drafts.some(isFirst)
    })
    .map(({ file, path }) => ({ file, path }))

/** The fields of these drafts in the other languages that no draft changes. A field that is new in one language has none. */
export const untranslated = (drafts: readonly Changed[], languages: readonly string[]): Place[] => [
  ...unchanged(drafts, languages),
  ...copied(drafts, languages),
]

const unchanged = (drafts: readonly Changed[], languages: readonly string[]): Place[] =>
  drafts
    .filter(({ path, before }) => path.length > 0 && before !== null)
    .flatMap(({ file, path }) => {
      if (file === 'business.yaml' && isSaid(path))
        return languages.slice(1).map((code) => ({ file: `${code}/facts.yaml`, path: ['business', ...path] }))
      const own = languages.find((code) => file.startsWith(`${code}/`))
      return own === undefined
        ? []
        : languages.map((code) => ({ file: inLanguage(file, code), path })).filter((place) => place.file !== file)
    })
    .filter(
      ({ file, path }) =>
        !drafts.some((one) => one.file === file && (begins(path, one.path) || begins(one.path, path))),
    )
