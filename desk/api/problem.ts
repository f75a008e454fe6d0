import type { PhotographAnswer } from '../../contract/desk/photographs.ts'
import type { PictureAnswer } from '../../contract/desk/site.ts'
import { fill } from '../../pricing/fill.ts'
import { photographs, words } from '../desk-content.ts'
import { CallError } from './call.ts'

const { problems } = words

const texts: Partial<Record<CallError['code'], string>> = {
  offline: problems.offline,
  collision: problems.collision,
  'undo-late': problems.undoLate,
  'too-many': problems.tooMany,
  'not-allowed': problems.notAllowed,
  'name-taken': problems.nameTaken,
  'confirm-first': problems.confirmFirst,
  'passkey-wrong': problems.confirmFirst,
  'not-found': problems.notFound,
  'not-understood': problems.notUnderstood,
}

const codeOf = (error: unknown) => (error instanceof CallError ? error.code : 'failed')

/** Message for a failed call; `own` are those of the page. */
export const problemOf = (error: unknown, own: typeof texts = {}): string => {
  if (error instanceof CallError && error.address) return fill(problems.wrongAddress, { address: error.address })
  const code = codeOf(error)
  return own[code] ?? texts[code] ?? problems.failed
}

const { collision, publishing, notFound } = words.site

/** Message for a failed call about the site. */
export const siteProblem = (error: unknown): string =>
  problemOf(error, { collision, publishing, 'not-found': notFound })

/** Message for a picture that the server rejected. */
export const pictureProblem = (why: PictureAnswer['why']): string =>
  why === 'too-many' ? words.site.tooManyPictures : words.site.noPicture

/** Message for a photograph of a lead that the server rejected. */
export const photographProblem = (why: NonNullable<PhotographAnswer['why']>): string => {
  const { noPicture, tooMany, full } = photographs.desk
  return { 'no-picture': noPicture, 'too-many': tooMany, full }[why]
}
