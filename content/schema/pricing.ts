import { z } from 'zod'
import { clockTime } from './clock-time.ts'
import { figure } from './figures/figure.ts'

const claim = (unit: 'percent' | 'months') =>
  z.strictObject({
    value: figure(unit),
    source: z.url().optional(),
    unsubstantiated: z.boolean().default(false),
  })

/** `content/pricing.yaml`: every price, fee, discount and rule of the business. */
export const pricingSchema = z.strictObject({
  solar: z.strictObject({
    residential: figure('dollars'),
    small: figure('dollars'),
    medium: figure('dollars'),
    large: figure('dollars'),
    commercial: figure('dollars'),
  }),
  panels: z.strictObject({
    small: figure('panels'),
    medium: figure('panels'),
    large: figure('panels'),
    watts: figure('watts'),
  }),
  plans: z.strictObject({ biAnnual: figure('dollars'), quarterly: figure('dollars') }),
  windows: z.strictObject({ exterior: figure('dollars'), bundle: figure('dollars') }),
  discounts: z.strictObject({
    package: figure('percent'),
    bundleExtra: figure('percent'),
    bundleUpTo: figure('percent'),
    commercialContract: figure('percent'),
  }),
  fees: z.strictObject({ premium: figure('dollars'), travel: figure('dollars') }),
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
    liabilityDollars: figure('dollars'),
    payments: z.array(z.string().min(1)).min(1),
  }),
  durations: z.strictObject({ solar: figure('hours'), windows: figure('hours'), screens: figure('hours') }),
  claims: z.strictObject({
    cleaningIntervalMonths: claim('months'),
    lossUpToPercent: claim('percent'),
    gainFaqPercent: claim('percent'),
    gainElsewherePercent: claim('percent'),
  }),
})

export type Pricing = z.infer<typeof pricingSchema>
