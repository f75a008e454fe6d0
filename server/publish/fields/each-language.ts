import { readField } from '../../../content/schema/edit/edit-file.ts'
import { isGroup, isSame, type Json } from '../../../contract/desk/field-diff.ts'
import type { DraftRequest, Mistake } from '../../../contract/desk/site.ts'
import { inLanguage } from '../content-folder.ts'
import { partId, type ReadFile } from '../draft-store.ts'

type Place = Pick<Mistake, 'file' | 'path'>

/** Fields that have one value in all languages: whether a service is offered, the county of a town. */
const isShared = ({ file, path }: Place) =>
  (/\/services\//.test(file) && path.join() === 'offered') || (/\/cities\//.test(file) && path.join() === 'county')

/** Lists whose entries leave in all languages: the pictures of the gallery, and work on the town cards. */
const isSharedList = ({ file, path }: Place) =>
  (/\/gallery\.yaml$/.test(file) && path.join() === 'images') ||
  (/\/pages\/city\.yaml$/.test(file) && path.join() === 'services,items')

const namesIn = (list: Json) =>
  Array.isArray(list) ? list.flatMap((item) => (isGroup(item) ? (item.image ?? item.job ?? []) : [])) : []

/** The list of another language without the entries that leave this one; if none is left, the entries of this one. */
const withoutGone = (there: Json, { before, after }: DraftRequest): Json => {
  const kept = namesIn(after)
  const gone = namesIn(before).filter((name) => !kept.includes(name))
  if (!Array.isArray(there)) return there
  const left = there.filter((item) => !gone.some((one) => namesIn([item]).includes(one)))
  return left.length > 0 ? left : after
}

/** The drafts of a change: one, or one a language for what is the same in each. */
export const inEachLanguage = (
  request: DraftRequest,
  languages: readonly string[],
  textOf: ReadFile,
): DraftRequest[] => {
  const { id, path, after } = request
  if (!isShared(request) && !isSharedList(request)) return [request]
  const others = languages.map((code) => inLanguage(request.file, code)).filter((one) => one !== request.file)
  return [
    request,
    ...others.flatMap((file) => {
      const text = textOf(file)
      if (text === undefined) return []
      const before = readField(file, text, path)
      const wanted = isShared(request) ? after : withoutGone(before, request)
      return isSame(before, wanted) ? [] : [{ id: partId(id, { file, path }), file, path, before, after: wanted }]
    }),
  ]
}

/** Mistakes without those that another language has in the same shared field: mended there, they are gone here. */
export const oncePerField = (mistakes: readonly Mistake[]): Mistake[] => {
  const inAny = ({ file, path, text }: Mistake) => JSON.stringify([file.replace(/^[a-z]{2}/, ''), path, text])
  const first = new Map(mistakes.toReversed().map((one) => [inAny(one), one]))
  return mistakes.filter((one) => !isShared(one) || first.get(inAny(one)) === one)
}
