import { z } from 'zod'
import type { Business } from '../business.ts'
import { text } from '../meta.ts'

/** What a business says of itself, in a language other than the one of `business.yaml`. */
export const saidBusinessSchema = z.strictObject({
  shortTagline: text.exactOptional(),
  defaults: z.strictObject({ title: text, description: text }).partial().exactOptional(),
})

/** The business in a language: what `facts.yaml` of that language does not say reads as in `business.yaml`. */
export const saidBusiness = <Known extends Pick<Business, 'shortTagline' | 'defaults'>>(
  business: Known,
  { defaults, ...own }: z.infer<typeof saidBusinessSchema>,
): Known => ({ ...business, ...own, defaults: { ...business.defaults, ...defaults } })
