import { checkPictures } from '../checks/check-pictures.ts'
import type { Mistake } from '../content-error.ts'
import { gatherContent } from './gather-content.ts'

/** Every mistake in a content folder, its pictures included. Empty when the content can be published. */
export const contentMistakes = async (root: string): Promise<Mistake[]> => {
  const { list, shared, filled } = gatherContent(root)
  list.add(...(await checkPictures(root, shared.pictures ?? {}, filled)))
  return list.all()
}
