import { type Share, sampleShare } from '../../content/schema/provenance.ts'
import { content } from '../content.ts'

/** Reviews of the reviews page. */
export const shownReviews = content.reviews.filter(({ onReviewsPage }) => onReviewsPage)

/** How many of them no customer wrote. */
export const samples: Share = sampleShare(shownReviews)
