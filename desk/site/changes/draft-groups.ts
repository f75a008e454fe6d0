import { isSame } from '../../../contract/desk/field-diff.ts'
import type { Draft, SentenceChange } from '../../../contract/desk/site.ts'
import { groupBy } from '../../group-by.ts'

/** Drafts that are one change to the owner: a field in every language, or a change with all its parts. */
export type DraftGroup<One extends Draft = Draft> = readonly [One, ...One[]]

const keyOf = ({ id, file, path, isStale }: Draft) =>
  isStale ? id : JSON.stringify([file.replace(/^[a-z]{2}\//, '*/'), path])

/** Groups drafts, oldest first. Parts follow the draft that they belong to, or stand alone where it is published. */
export const draftGroups = <One extends Draft>(drafts: readonly One[]): DraftGroup<One>[] => {
  const wholes = drafts.filter(({ partOf }) => partOf === null)
  const parts = drafts.filter(({ partOf }) => partOf !== null)
  const keyOfAny = (draft: One) => {
    const whole = wholes.find(({ id }) => id === draft.partOf)
    return whole ? keyOf(whole) : (draft.partOf ?? keyOf(draft))
  }
  return [...groupBy([...wholes, ...parts], keyOfAny).values()]
}

/** True for a draft that removes a page. */
export const isRemoval = ({ path, after }: Pick<Draft, 'path' | 'after'>): boolean =>
  path.length === 0 && after === null

/**
 * Groups that wait for a choice, because what they change has changed since: a removal is asked about once, with all its
 * parts. `fresh` are the others, without the parts that do not apply any more.
 */
export const draftChoices = <One extends Draft>(drafts: readonly One[]) => {
  const groups = draftGroups(drafts)
  const isAsked = (group: DraftGroup<One>) =>
    isRemoval(group[0]) ? group.some(({ isStale }) => isStale) : group.every(({ isStale }) => isStale)
  return {
    asked: groups.filter(isAsked),
    fresh: groups
      .filter((group) => !isAsked(group))
      .flatMap((group) => draftGroups(group.filter(({ isStale }) => !isStale))),
  }
}

type Place = Pick<SentenceChange, 'file' | 'path'>
const isOf = ({ file, path }: Place, draft: Draft) =>
  file === draft.file && isSame(path.slice(0, draft.path.length), draft.path)

const names = (text: string | null, fact: string | null) =>
  fact === null || fact === '' || text?.includes(fact) === true

/** True for a sentence that changes because it contains a changed fact, such as a price. */
const isCausedBy = (fact: SentenceChange, { before, after }: SentenceChange) =>
  fact.language === '' && names(before, fact.before) && names(after, fact.after)

/**
 * The changed sentences of each group: of its own fields, and elsewhere in its parts or because of its facts. `rest` belong
 * to no group.
 */
export const changesOf = <One extends Draft>(
  groups: readonly DraftGroup<One>[],
  changes: readonly SentenceChange[],
) => {
  const byGroup = groups.map((drafts) => {
    const [parts, wholes] = [drafts.filter(({ partOf }) => partOf), drafts.filter(({ partOf }) => !partOf)]
    const own = changes.filter((change) => wholes.some((draft) => isOf(change, draft)))
    const ofParts = changes.filter((change) => !own.includes(change) && parts.some((draft) => isOf(change, draft)))
    return { drafts, own, elsewhere: ofParts }
  })
  const known = new Set(byGroup.flatMap(({ own, elsewhere }) => [...own, ...elsewhere]))
  const rest = changes.filter((change) => {
    const group = known.has(change)
      ? undefined
      : byGroup.find((one) => one.own.some((fact) => isCausedBy(fact, change)))
    group?.elsewhere.push(change)
    return !known.has(change) && group === undefined
  })
  return { byGroup, rest }
}
