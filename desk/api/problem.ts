import type { PictureAnswer } from '../../contract/desk/site.ts'
import { fill } from '../../pricing/fill.ts'
import { words } from '../desk-content.ts'
import { CallError } from './call.ts'

const { problems } = words

/** Message for a failed call. */
export const problemOf = (error: unknown): string => {
  if (error instanceof CallError && error.address) return fill(problems.wrongAddress, { address: error.address })
  switch (error instanceof CallError ? error.code : 'failed') {
    case 'offline':
      return problems.offline
    case 'collision':
      return problems.collision
    case 'undo-late':
      return problems.undoLate
    case 'too-many':
      return problems.tooMany
    case 'not-allowed':
      return problems.notAllowed
    case 'confirm-first':
    case 'passkey-wrong':
      return problems.confirmFirst
    case 'name-taken':
      return problems.nameTaken
    case 'not-found':
      return problems.notFound
    case 'not-understood':
      return problems.notUnderstood
    default:
      return problems.failed
  }
}

/** Message for a failed call about the site. */
export const siteProblem = (error: unknown): string => {
  const code = error instanceof CallError ? error.code : 'failed'
  if (code === 'collision') return words.site.collision
  if (code === 'publishing') return words.site.publishing
  return code === 'not-found' ? words.site.notFound : problemOf(error)
}

/** Message for a picture that the server rejected. */
export const pictureProblem = (why: PictureAnswer['why']): string =>
  why === 'too-many' ? words.site.tooManyPictures : words.site.noPicture
