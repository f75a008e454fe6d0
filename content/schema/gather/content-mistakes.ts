import { checkPictures } from '../checks/check-pictures.ts'
import type { Mistake } from '../content-error.ts'
import { gatherContent } from './gather-content.ts'

/**
 * Every mistake of a content folder, in every language: those of its files, between them, and of its pictures. None where
 * the content can be published.
 */
export const contentMistakes = async (root: string): Promise<Mistake[]> => {
  const { list, shared, filled } = gatherContent(root)
  list.add(...(await checkPictures(root, shared.pictures ?? {}, filled)))
  return list.all()
}
