import type { GalleryImage } from '../../content/schema/gallery-images.ts'
import type { Picture } from '../pictures/picture.ts'

type Shown = Pick<GalleryImage, 'category' | 'stage'> & {
  /** The stage in the page's language. */
  stageName: string
}
/** A picture in full size. */
export type LargePicture = Shown & { large: Picture }
/** A picture in full size and as a small square. */
export type ShownPicture = LargePicture & { id: number; small: Picture }

/** Groups a picture "before" with the picture "after" that follows it, if both show the same kind of job. */
export const jobsOf = <One extends Shown>(pictures: readonly One[]): One[][] => {
  const jobs: One[][] = []
  for (const picture of pictures) {
    const job = jobs.at(-1)
    if (job?.length === 1 && isBefore(job[0], picture)) job.push(picture)
    else jobs.push([picture])
  }
  return jobs
}

const isBefore = (first: Shown | undefined, second: Shown | undefined): boolean =>
  first?.stage === 'Before' && second?.stage === 'After' && first.category === second.category
