import type { GalleryImage } from '../../content/schema/gallery-images.ts'
import { content } from '../content.ts'
import { picture } from '../pictures/picture.ts'
import type { ShownPicture } from './pairs.ts'

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
