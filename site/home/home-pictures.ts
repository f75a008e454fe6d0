import { content } from '../content.ts'
import { picture } from '../pictures/picture.ts'

const { home } = content

/** The hero in its two crops. The wide one is cut by a box of half the screen, so it is drawn wider than its box. */
export const heroPictures = async () => ({
  wide: {
    ...(await picture(home.hero.images.wide, { widths: [1100, 1600], sizes: '70vw' })),
    media: '(width >= 60rem)',
  },
  tall: await picture(home.hero.images.tall, { widths: [480, 720], sizes: '100vw' }),
})

/** Both sides of a slider, at the same widths. The upright frame of a phone shows the middle, so it gets no more. */
export const sliderPictures = async ({ before, after }: { before: string; after: string }) => {
  const phone = { media: '(width < 48rem)', widths: [720], sizes: '117vw', ratio: 1 }
  const wanted = { widths: [960, 1280, 1600], sizes: '(width >= 80rem) 76rem, 94vw', phone }
  return { before: await picture(before, wanted), after: await picture(after, wanted) }
}

const cardSizes = '(width >= 80rem) 18rem, (width >= 70rem) 24vw, 46vw'

/** The four services with their portraits. */
export const serviceSummaries = () =>
  Promise.all(
    content.services.map(async ({ slug, name, summary, cardImage }) => ({
      slug,
      name,
      summary,
      picture: await picture(cardImage, { widths: [360, 620], sizes: cardSizes, ratio: 4 / 5 }),
    })),
  )

export const aboutPicture = () =>
  picture(home.about.image, { widths: [560, 720], sizes: '(width >= 80rem) 33rem, (width >= 56rem) 42vw, 92vw' })
