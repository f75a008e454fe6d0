import { z } from 'zod'
import { confirmable } from '../../contract/desk/getting-ready.ts'
import { brandSchema } from './brand-colors.ts'
import { metaSchema, webAddress } from './meta.ts'
import { daysOffSchema, openingDaysSchema } from './opening-days.ts'

const place = {
  city: z.string().min(1),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
}
const profile = z.union([z.literal(''), webAddress]).default('')
const path = z.string().regex(/^\/[\w/-]*[\w-]$/, { error: 'an address on this site such as /services' })
const urlSegment = z.string().regex(/^[\w-]+$/, { error: 'letters, digits, hyphens and underscores only' })

/** Language code as in the `lang` attribute. */
const languageCode = z.string().regex(/^[a-z]{2}$/, { error: 'the code of a language in two letters such as es' })

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
const timeZone = z
  .string()
  .refine(isTimeZone, { error: 'the name of a time zone such as America/Los_Angeles' })
  .meta({ format: 'time-zone' })

// Neither an area code nor the three digits after it begin with 0 or 1.
const nanpPhone = z
  .string()
  .refine((text) => /^1?[2-9]\d{2}[2-9]\d{6}$/.test(text.replace(/\D/g, '')), {
    error: 'a US phone number such as (559) 555-0123',
  })
  .meta({ format: 'us-phone' })

const foundingYear = z
  .int()
  .refine((year) => year >= 1900 && year <= new Date().getFullYear(), { error: 'a year from 1900 to this year' })

/** Promises that a business makes or not. */
export const promiseNames = ['satisfactionGuarantee', 'licensed', 'insured', 'americanMadeEquipment'] as const

/** `content/business.yaml`: who the business is and how to reach it. */
export const businessSchema = z
  .strictObject({
    name: z.string().min(1),
    shortName: z.string().min(1),
    shortTagline: z.string().min(1),
    phone: nanpPhone,
    email: z.email({ error: 'an e-mail address' }),
    siteUrl: webAddress.transform((url) => url.replace(/\/+$/, '')),
    since: foundingYear,
    owner: z.string().min(1),
    address: z.strictObject({
      ...place,
      state: z.string().length(2),
      /** Full name of the state: "California". */
      stateName: z.string().min(1).exactOptional(),
      country: z.string().length(2),
    }),
    base: z.strictObject({ ...place, county: z.string().min(1).exactOptional() }),
    timeZone,
    serviceRadiusMeters: z.int().positive().meta({ format: 'meters' }),
    counties: z.array(z.string().min(1)).min(1),
    /** Local name of the region: "Central Valley". */
    region: z.string().min(1).exactOptional(),
    /** Languages of the site, each a folder of the content. The first is served at `/`, the others below their code. */
    languages: z
      .array(languageCode)
      .min(1)
      .refine((codes) => new Set(codes).size === codes.length, { error: 'each language once' })
      .default(['en']),
    placesPath: z.string().regex(/^\/[a-z0-9-]+$/, { error: 'an address in small letters such as /california' }),
    redirects: z.record(path, path).default({}),
    coreCities: z
      .array(z.string().min(1))
      .min(1)
      .transform((towns) => [...new Set(towns)]),
    /** ZIP codes of each town, for visitors who type one instead of a town. */
    zips: z
      .record(z.string().min(1), z.array(z.string().regex(/^\d{5}$/, { error: 'ZIP codes of five digits in quotes' })))
      .default({}),
    hours: openingDaysSchema,
    daysOff: daysOffSchema,
    /** What reads as it came with the site, and is right. */
    confirmed: z.array(z.enum(confirmable)).default([]),
    proof: z
      .strictObject({
        licenseNumber: z.string().default(''),
        insurer: z.string().default(''),
        owners: z.array(z.string().min(1)).default([]),
        crewPhoto: z.string().meta({ format: 'picture' }).default(''),
        googleProfile: profile,
      })
      .prefault({}),
    brand: brandSchema,
    defaults: metaSchema,
    social: z.strictObject({ facebook: profile, instagram: profile, tiktok: profile, linkedin: profile }),
    form: z.strictObject({
      id: urlSegment.default('quote'),
      project: urlSegment.default('website'),
      hostedUrl: profile,
    }),
    promises: z.strictObject({
      replyWithinHours: z.int().positive().default(24),
      nearMeReplyWithinHours: z.int().positive().default(2),
      satisfactionGuarantee: z.boolean(),
      licensed: z.boolean(),
      insured: z.boolean(),
      americanMadeEquipment: z.boolean(),
      waterPurificationStages: z.int().positive(),
    }),
  })
  .transform((business) => ({
    ...business,
    base: { ...business.base, county: business.base.county ?? business.counties[0] },
    phoneLink: phoneLink(business.phone),
    // Days that are over.
    daysOff: business.daysOff.filter(({ last }) => last >= today(business.timeZone)),
  }))

const today = (timeZone: string): string => new Date().toLocaleDateString('sv', { timeZone })

/** `(559) 555-0123` in international format: `+15595550123`. */
export const phoneNumber = (phone: string): string => `+1${phone.replace(/\D/g, '').slice(-10)}`

/** `(559) 555-0123` as a link target, `tel:+15595550123`. */
export const phoneLink = (phone: string): string => `tel:${phoneNumber(phone)}`

export type Business = z.infer<typeof businessSchema>
