import { isGroup } from '../../../contract/desk/field-diff.ts'
import type { Draft, Pictures, SentenceChange } from '../../../contract/desk/site.ts'

type Changed = Pick<Draft, 'file' | 'path' | 'before'>
type Known = readonly Pick<Pictures['pictures'][number], 'name' | 'file'>[]

const fileIn = (entry: Changed['before']): string | undefined =>
  isGroup(entry) && typeof entry.file === 'string' ? entry.file : undefined

/** The pictures of a page that drafts replace: the published file, and the one of the drafts, which `known` has. */
export const replacedPictures = (
  address: string,
  { drafts, changes, known }: { drafts: readonly Changed[]; changes: readonly SentenceChange[]; known: Known },
): { before: string; after: string }[] => {
  const fileOf = (name: string | null) => known.find((one) => one.name === name)?.file
  const publishedOf = (name: string | null) => {
    const changed = drafts.find(({ file, path }) => file === 'images.yaml' && path.length === 1 && path[0] === name)
    return (changed && fileIn(changed.before)) ?? fileOf(name)
  }
  const names = [
    ...known.map(({ name }) => [name, name] as const),
    ...changes.flatMap(({ place, before, after }) => (place.name === address ? [[before, after] as const] : [])),
  ]
  return names.flatMap(([from, to]) => {
    const [before, after] = [publishedOf(from), fileOf(to)]
    return before === undefined || after === undefined || before === after ? [] : [{ before, after }]
  })
}
