import { picture } from '../pictures/picture.ts'

/** Both pictures of a slider at the same widths. A phone's upright frame shows only the middle, so it gets a square. */
export const sliderPictures = async ({ before, after }: { before: string; after: string }) => {
  const phone = { media: '(max-width: 47.99rem)', widths: [720, 850], sizes: '117vw', ratio: 1 }
  const wanted = { widths: [960, 1280, 1600], sizes: '(min-width: 80rem) 76rem, 94vw', phone }
  return { before: await picture(before, wanted), after: await picture(after, wanted) }
}
