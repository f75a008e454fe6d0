import { z } from 'zod'
import { editableFieldSchema, type FormName } from './site.ts'

type Place = FormName | 'pictures' | 'test-letter' | 'sentences' | null

const places = {
  name: ['business', 'name'],
  phone: ['business', 'phone'],
  'e-mail': ['business', 'email'],
  license: ['business', 'proof.licenseNumber'],
  insurer: ['business', 'proof.insurer'],
  owners: ['business', 'proof.owners'],
  'profile-on-google': ['business', 'proof.googleProfile'],
  'crew-photograph': ['business', 'proof.crewPhoto'],
  promises: ['business', 'promises'],
  'where-you-work': ['business', 'counties'],
  prices: ['prices'],
  services: ['services'],
  hours: ['hours'],
  towns: ['towns'],
  'early-and-late-visits': ['prices', 'rules'],
  claims: ['prices', 'claims'],
  reviews: ['reviews', 'reviews'],
  stars: ['reviews', 'reviews'],
  'sources-of-reviews': ['reviews', 'reviews'],
  photographs: ['pictures'],
  'before-and-after': ['pictures'],
  'other-pictures': ['pictures'],
  'home-figures': ['sentences'],
  places: ['sentences'],
  'removed-services': ['sentences'],
  letters: ['test-letter'],
  'site-address': [null],
  https: [null],
  webhook: [null],
  backup: [null],
  alerts: [null],
  certificate: [null],
  proxy: [null],
  'search-engines': [null],
  form: [null],
} as const
type ReadyName = keyof typeof places

/**
 * Rows of the launch check that concern the owner, and where each is mended: in its own sentences, on a screen, perhaps at
 * one field of it, or, without a place, by somebody at the computer.
 */
export const readyPlaces: Readonly<Record<ReadyName, readonly [Place, field?: string]>> = places

export const isReadyName = (name: string): name is ReadyName => Object.hasOwn(readyPlaces, name)
export const readyNames = Object.keys(readyPlaces).filter(isReadyName)

/**
 * A task before the launch. `fields` are the sentences of the site that it is about, `needed` those that a page cannot be
 * without, `names` its pictures or places.
 */
export const readyRowSchema = z.object({
  name: z.enum(readyNames),
  state: z.enum(['good', 'look', 'open']),
  fields: z.array(editableFieldSchema),
  needed: z.array(editableFieldSchema),
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

/** Rows that are to do while all reads as it came with the site, unless the owner says that it is right. */
export const confirmable = ['prices', 'services', 'hours', 'towns'] as const

/** Rows whose sentences can be taken out of the texts at once. */
export const takenOut = ['promises', 'removed-services', 'places'] as const
/** Takes the sentences of a row out of the texts. `id` is an idempotency key. */
export const takeOutSchema = z.strictObject({ id: z.uuid(), name: z.enum(takenOut) })
export type TakeOut = z.infer<typeof takeOutSchema>
