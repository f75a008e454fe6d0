import { begins } from '../../../contract/desk/field-diff.ts'
import type { Draft } from '../../../contract/desk/site.ts'
import { inLanguage } from '../content-folder.ts'
import type { Place } from '../sentence-changes.ts'

type Changed = Pick<Draft, 'file' | 'path' | 'before'>

/** True for a field of `business.yaml` that `facts.yaml` of another language says in its own words. */
const isSaid = ([field, inner]: Changed['path']) =>
  field === 'shortTagline' || (field === 'defaults' && (inner === 'title' || inner === 'description'))

/** The fields of these drafts in the other languages that no draft changes. A field that is new in one language has none. */
export const untranslated = (drafts: readonly Changed[], languages: readonly string[]): Place[] =>
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
