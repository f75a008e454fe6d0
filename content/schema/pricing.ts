import { z } from 'zod'
import { type Figure, figureText } from '../../pricing/figure-text.ts'
import { type Offer, sideJobs } from '../../pricing/job.ts'
import { clockTime } from './clock-time.ts'
import { figure, figureOrNone } from './figures/figure.ts'
import { webAddress } from './meta.ts'

const claim = z
  .strictObject({
    value: figureOrNone('percent'),
    unit: z.enum(['percent', 'months']).default('percent'),
    source: webAddress.optional(),
    unsubstantiated: z.boolean().default(false),
  })
  .transform(({ value, unit, ...rest }) => ({
    ...rest,
    value: value && { ...value, unit, text: figureText({ ...value, unit }) },
  }))

/** What a visit to a home of any size costs. */
const homesOf = ({ small, large }: { small: Figure; large: Figure }): Figure => {
  const range = { from: small.from, to: large.to, open: false, unit: small.unit }
  return { ...range, text: figureText(range) }
}

const named = <Value extends z.ZodType>(value: Value) => z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), value)

/** Written empty it is 0: there is none. */
const fee = figureOrNone('dollars').transform((written) => written ?? figure('dollars').parse(0))

/** Work as the owner names it: it is shown so, and a text can name its price only if letters and digits are all of it. */
const workName = z.string().regex(/^[^{}<>]{1,60}$/)

/** What owners call the side jobs: "Gutter cleaning", "Pressure washing, a visit". */
const calledSo: Readonly<Record<(typeof sideJobs)[number], RegExp>> = {
  gutters: /^(?:gutters?(?: cleaning| clearing| washing)?|(?:limpieza de )?canal(?:eta|ón|on)(?:e?s)?)(?:,.*)?$/i,
  pressureWashing: /^(?:(?:pressure|power)[- ]?wash(?:ing)?|lavado a presión)(?:,.*)?$/i,
}

/** Prices of visits, a side job by its own name, as pages and town cards name it: the first that is called so. */
const byJob = <Price>(visits: Readonly<Record<string, Price>>): Record<string, Price> => {
  const works = Object.keys(visits)
  const nameOf = (work: string) => {
    const job = sideJobs.find((one) => calledSo[one].test(work))
    return job && !works.includes(job) && works.find((one) => calledSo[job].test(one)) === work ? job : work
  }
  return Object.fromEntries(Object.entries(visits).map(([work, price]) => [nameOf(work), price]))
}

/**
 * `content/pricing.yaml`: every price, fee, discount and rule. Jobs are priced from panels, windows and yearly plans; a
 * business without one of them omits its group. Other work has a price per visit.
 */
export const pricingSchema = z.strictObject({
  solar: z
    .strictObject({
      small: figure('dollars'),
      medium: figure('dollars'),
      large: figure('dollars'),
      commercial: figure('dollars'),
    })
    .transform((solar) => ({ ...solar, residential: homesOf(solar) }))
    .optional(),
  panels: z
    .strictObject({
      small: figure('panels'),
      medium: figure('panels'),
      large: figure('panels'),
      watts: figure('watts'),
    })
    .optional(),
  plans: z.strictObject({ biAnnual: figure('dollars'), quarterly: figure('dollars') }).optional(),
  windows: z.strictObject({ exterior: figure('dollars'), bundle: figure('dollars').optional() }).optional(),
  visits: z.record(workName, figureOrNone('dollars')).transform(byJob).default({}),
  discounts: named(figureOrNone('percent')).default({}),
  fees: z.strictObject({ premium: fee, travel: fee }),
  rules: z.strictObject({
    premiumBefore: clockTime,
    premiumAfter: clockTime,
    premiumDay: z.string().min(1),
    sameDayBookBy: clockTime,
    freeCancellationHours: figure('hours'),
    responseMinutes: figure('minutes'),
    arrivalWindowHours: figure('hours'),
    textBeforeMinutes: figure('minutes'),
    invoiceNetDays: figure('days'),
    /** Texts that name it are left out where it is. */
    liabilityDollars: figure('dollars').exactOptional(),
    payments: z.array(z.string().min(1)).min(1),
  }),
  durations: named(figureOrNone('hours')).default({}),
  /** After how many months a customer of this service is due again. */
  again: named(z.int().positive()).default({}),
  claims: named(claim).default({}),
})

/** `notOffered`: what no service page and no town card has. Prices in texts stay. */
export type Pricing = z.infer<typeof pricingSchema> & { notOffered?: readonly Offer[] }
