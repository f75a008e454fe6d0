import type { InterfaceWords } from '../../content/schema/interface.ts'
import type { Share } from '../../content/schema/provenance.ts'

/** The notice that some or all of the reviews or pictures are samples; undefined where none are. */
export const previewWords = (words: InterfaceWords['preview'], reviews: Share, pictures: Share): string | undefined => {
  const shares = [reviews, pictures].filter((share) => share !== 'none')
  const { both, ...each } = words[shares.includes('some') ? 'some' : 'all']
  if (shares.length === 2) return both
  if (shares.length === 0) return undefined
  return reviews === 'none' ? each.pictures : each.reviews
}
