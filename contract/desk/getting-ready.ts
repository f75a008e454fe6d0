import { z } from 'zod'
import { editableFieldSchema } from './site.ts'

/**
 * Rows of the launch check that concern the owner, and where each is mended: in its own sentences, on a screen, or, without a
 * place, by somebody at the computer.
 */
export const readyPlaces = {
  ...({ name: 'business', phone: 'business', 'e-mail': 'business', 'site-address': null, https: null } as const),
  ...({ reviews: 'reviews', 'sources-of-reviews': 'reviews' } as const),
  ...({ photographs: 'pictures', 'before-and-after': 'pictures', 'other-pictures': 'pictures' } as const),
  ...({ license: 'business', insurer: 'business', owners: 'business', 'profile-on-google': 'business' } as const),
  ...({
    'home-figures': 'sentences',
    'where-you-work': 'business',
    'other-towns': 'towns',
    'crew-photograph': 'business',
    claims: 'prices',
    promises: 'business',
    stars: 'reviews',
    'early-and-late-visits': 'prices',
    places: 'sentences',
    'removed-services': 'sentences',
  } as const),
  ...({ letters: 'test-letter', webhook: null, backup: null, alerts: null, certificate: null, proxy: null } as const),
  ...({ 'search-engines': null, form: null } as const),
}
type ReadyName = keyof typeof readyPlaces

/** The field that a row is about: its file, and its path there. */
export const readyFields: Partial<Record<ReadyName, readonly [file: string, field: string]>> = {
  name: ['business.yaml', 'name'],
  phone: ['business.yaml', 'phone'],
  'e-mail': ['business.yaml', 'email'],
  license: ['business.yaml', 'proof.licenseNumber'],
  insurer: ['business.yaml', 'proof.insurer'],
  owners: ['business.yaml', 'proof.owners'],
  'profile-on-google': ['business.yaml', 'proof.googleProfile'],
  'crew-photograph': ['business.yaml', 'proof.crewPhoto'],
  promises: ['business.yaml', 'promises'],
  'early-and-late-visits': ['pricing.yaml', 'rules'],
  claims: ['pricing.yaml', 'claims'],
  reviews: ['reviews.yaml', 'reviews'],
  stars: ['reviews.yaml', 'reviews'],
  'sources-of-reviews': ['reviews.yaml', 'reviews'],
  'where-you-work': ['business.yaml', 'counties'],
  'other-towns': ['business.yaml', 'coreCities'],
}

export const isReadyName = (name: string): name is ReadyName => Object.hasOwn(readyPlaces, name)
export const readyNames = Object.keys(readyPlaces).filter(isReadyName)

/** A task before the launch. `fields` are the sentences of the site that it is about, `names` its pictures or places. */
export const readyRowSchema = z.object({
  name: z.enum(readyNames),
  state: z.enum(['good', 'look', 'open']),
  fields: z.array(editableFieldSchema),
  names: z.array(z.string()),
})
export type ReadyRow = z.infer<typeof readyRowSchema>
export const gettingReadySchema = z.object({
  rows: z.array(readyRowSchema),
  /** Why this version cannot build the owner's content, so that the server keeps serving the last build. */
  trouble: z.string().nullable(),
  /** False where saved changes contradict each other: the rows are then of what visitors see. */
  isDrafted: z.boolean(),
})
export type GettingReady = z.infer<typeof gettingReadySchema>

/** Result of the test letter: the address, null without a mail server, and why the mail server refused it. */
export const testLetterSchema = z.object({ to: z.string().nullable(), why: z.string().nullable() })
export type TestLetter = z.infer<typeof testLetterSchema>

/** Removes the pages of a form that read as they came with the site. `id` is an idempotency key. */
export const removeShippedSchema = z.strictObject({ id: z.uuid(), name: z.enum(['towns', 'articles']) })
export type RemoveShipped = z.infer<typeof removeShippedSchema>

/** Rows whose sentences can be taken out of the texts at once. */
export const takenOut = ['promises', 'removed-services', 'places'] as const
/** Takes the sentences of a row out of the texts. `id` is an idempotency key. */
export const takeOutSchema = z.strictObject({ id: z.uuid(), name: z.enum(takenOut) })
export type TakeOut = z.infer<typeof takeOutSchema>
