import { z } from 'zod'
import { sideJobs } from '../../../pricing/job.ts'
import { text } from '../meta.ts'

const labeled = z.strictObject({ label: text, text })

const needsSchema = z.strictObject({
  title: text,
  distance: z.strictObject({ home: text, county: text, away: text }),
  travel: z.strictObject({ none: text, county: text.optional(), extended: text.optional() }),
  response: labeled,
  water: text,
  dust: text,
  prices: z.strictObject({
    title: text,
    caption: text,
    columns: z.strictObject({ what: text, price: text }),
    rows: z.array(z.strictObject({ label: text, price: text })).min(1),
  }),
})

/** `pages/city.yaml`: the words that all town pages share. */
export const cityPageSchema = z.strictObject({
  hero: z.strictObject({ call: text, quote: text }),
  needs: needsSchema,
  features: text,
  benefits: text,
  trust: z.strictObject({ title: text, points: z.array(text).min(2).max(6) }),
  neighborhoods: text,
  landmarks: text,
  population: text,
  services: z.strictObject({
    title: text,
    items: z
      .array(
        z.strictObject({
          icon: text,
          title: text,
          text,
          href: text.optional(),
          /** The chat offers this work while a card has it. */
          job: z.enum(sideJobs).optional(),
        }),
      )
      .min(1)
      .max(4),
    /** For a service without a page: the button that opens the form, and the note in it. */
    ask: z.strictObject({ label: text, note: text }).optional(),
  }),
  more: text,
})
export type CityWords = z.infer<typeof cityPageSchema>

type Page = { slug: string; title: string; summary: string; job?: string | undefined }
type Language = { cityPage: CityWords; services: readonly Page[] }

/** The words of town pages, where a card that asks for a quote leads to the page of its work, once there is one. */
export const withCardPages = ({ cityPage, services }: Language, all: readonly Language[]): CityWords => {
  // The owner may have named the page in one language only.
  const slugAt = (at: number) =>
    all.flatMap((one) => {
      const card = one.cityPage.services.items[at]
      const isOf = ({ job, title }: Page) =>
        (job !== undefined && job === card?.job) || title.toLowerCase() === card?.title.toLowerCase()
      return one.services.find(isOf)?.slug ?? []
    })[0]
  const items = cityPage.services.items.map((card, at) => {
    const page = card.href?.startsWith('#') ? services.find(({ slug }) => slug === slugAt(at)) : undefined
    return page ? { ...card, href: `/${page.slug}`, text: page.summary } : card
  })
  return { ...cityPage, services: { ...cityPage.services, items } }
}
