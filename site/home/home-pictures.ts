import { content } from '../content.ts'
import { picture } from '../pictures/picture.ts'

const { home } = content

const phoneScreen = '(max-width: 47.99rem)'
const tabletScreen = '(min-width: 48rem) and (max-width: 59.99rem)'

/**
 * The hero in its two crops. The wide one is cut by a box of half the screen, so it is drawn wider than its box. A phone
 * pays for each byte: its widest file is smaller than its sharpest screens could show.
 */
export const heroPictures = async () => ({
  wide: {
    ...(await picture(home.hero.images.wide, { widths: [1100, 1600], sizes: '70vw' })),
    media: '(min-width: 60rem)',
  },
  tall: await picture(home.hero.images.tall, {
    widths: [720, 1400],
    sizes: '100vw',
    phone: { media: phoneScreen, widths: [480, 720, 840], sizes: '100vw' },
  }),
})

/** What the page fetches first: one file of the hero for each kind of screen. */
export const heroPreloads = ({ wide, tall }: Awaited<ReturnType<typeof heroPictures>>) => [
  wide,
  { ...tall, media: phoneScreen },
  { ...tall, sources: tall.sources.slice(1), media: tabletScreen },
]

const cardSizes = '(min-width: 80rem) 18rem, (min-width: 70rem) 24vw, 46vw'

/** The four services with their portraits. */
export const serviceSummaries = () =>
  Promise.all(
    content.services.map(async ({ slug, name, summary, image }) => ({
      slug,
      name,
      summary,
      from: home.services.from[slug],
      picture: await picture(image, { widths: [360, 620], sizes: cardSizes, ratio: 4 / 5 }),
    })),
  )

/** The crew, where the owner has a photograph of it. */
export const aboutPicture = () =>
  picture(content.business.proof.crewPhoto || home.about.image, {
    widths: [560, 720],
    sizes: '(min-width: 80rem) 33rem, (min-width: 56rem) 42vw, 92vw',
  })
