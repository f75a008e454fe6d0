import type { GalleryImage } from '../../content/schema/gallery.ts'
import { content } from '../content.ts'
import { type Picture, picture } from '../pictures/picture.ts'

type Shown = Pick<GalleryImage, 'category' | 'stage'> & {
  /** The stage in the page's language. */
  stageName: string
}
/** A picture in full size. */
export type LargePicture = Shown & { large: Picture }
/** A picture in full size and as a small square. */
export type ShownPicture = LargePicture & { id: number; small: Picture }

const square = { widths: [240, 360, 448], sizes: '(min-width: 80rem) 18rem, (min-width: 45rem) 23vw, 46vw', ratio: 1 }
const whole = { widths: [800, 1200, 1600], sizes: '(min-width: 52rem) 85vw, 96vw' }

const { before, after } = content.interface.compare
const stageNames = { Before: before, After: after }

/** The gallery's pictures in the sizes it shows. */
export const shownPictures = (images: readonly GalleryImage[]): Promise<ShownPicture[]> =>
  Promise.all(
    images.map(async ({ image, ...rest }) => ({
      ...rest,
      stageName: stageNames[rest.stage],
      small: await picture(image, square),
      large: await picture(image, whole),
    })),
  )
