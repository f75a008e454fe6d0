import { isSame } from '../../../contract/desk/field-diff.ts'
import type { Draft, SentenceChange } from '../../../contract/desk/site.ts'
import { groupBy } from '../../group-by.ts'

/** Drafts that are one change to the owner: a field or picture in every language, or a removal with all its parts. */
export type DraftGroup<One extends Draft = Draft> = readonly [One, ...One[]]

const keyOf = ({ id, file, path, isStale }: Draft) =>
  isStale ? id : JSON.stringify([file.replace(/^[a-z]{2}\//, ''), path])

/** Groups drafts, oldest first. A part of a removal is never the first of its group. */
export const draftGroups = <One extends Draft>(drafts: readonly One[]): DraftGroup<One>[] => {
  const wholes = drafts.filter(({ partOf }) => partOf === null)
  const keyOfAny = (draft: One) => keyOf(wholes.find(({ id }) => id === draft.partOf) ?? draft)
  const parts = drafts.filter(({ partOf }) => partOf !== null)
  return [...groupBy([...wholes, ...parts], keyOfAny).values()]
}

type Place = Pick<SentenceChange, 'file' | 'path'>
const isOf = ({ file, path }: Place, draft: Draft) =>
  file === draft.file && isSame(path.slice(0, draft.path.length), draft.path)

const names = (text: string | null, fact: string | null) =>
  fact === null || fact === '' || text?.includes(fact) === true

/** True for a sentence that changes because it contains a changed fact, such as a price. */
const isCausedBy = (fact: SentenceChange, { before, after }: SentenceChange) =>
  fact.language === '' && names(before, fact.before) && names(after, fact.after)

/** The changed sentences of each group: of its own fields, and elsewhere because of its facts. `rest` belong to no group. */
export const changesOf = <One extends Draft>(
  groups: readonly DraftGroup<One>[],
  changes: readonly SentenceChange[],
) => {
  const byGroup = groups.map((drafts) => ({
    drafts,
    own: changes.filter((change) => drafts.some((draft) => isOf(change, draft))),
    elsewhere: [] as SentenceChange[],
  }))
  const own = new Set(byGroup.flatMap((group) => group.own))
  const rest = changes.filter((change) => {
    const group = own.has(change) ? undefined : byGroup.find((one) => one.own.some((fact) => isCausedBy(fact, change)))
    group?.elsewhere.push(change)
    return !own.has(change) && group === undefined
  })
  return { byGroup, rest }
}
