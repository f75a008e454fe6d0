import { z } from 'zod'
import { againPlanSchema } from './again.ts'
import { personNameSchema } from './person-name.ts'

/** Helpers answer leads; only owners invite, remove people and export. */
export const roles = ['owner', 'helper'] as const
export type Role = (typeof roles)[number]

/** The signed-in person, and the settings that the desk needs. */
export const sessionSchema = z.object({
  person: z.object({ id: z.string(), name: z.string(), role: z.enum(roles) }),
  replyWithinHours: z.number(),
  timeZone: z.string(),
  /** Days without work: days of the week by their English names, and dates. */
  closed: z
    .object({ days: z.array(z.string()), dates: z.array(z.object({ first: z.string(), last: z.string() })) })
    .default({ days: [], dates: [] }),
  businessName: z.string(),
  /** Where customers leave a review; null when the content names no link. */
  reviewLink: z.string().nullable(),
  again: againPlanSchema.default({ months: {}, season: null }),
  /** The languages of the site, the first one first. */
  languages: z.array(z.string()).default([]),
})
export type Session = z.infer<typeof sessionSchema>

export const peopleSchema = z.object({
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: z.enum(roles),
      email: z.string().nullable(),
      passkeys: z.int(),
      seenAt: z.string().nullable(),
    }),
  ),
})
export type People = z.infer<typeof peopleSchema>

/** Kind of device that created a passkey, from its User-Agent. */
export const deviceKinds = ['iphone', 'ipad', 'android', 'mac', 'windows', 'chromebook', 'linux', 'other'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** The signed-in person's passkeys, oldest first. `isThis`, the one of this session, cannot be removed meanwhile. */
export const passkeysSchema = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      device: z.enum(deviceKinds),
      createdAt: z.iso.datetime(),
      usedAt: z.iso.datetime().nullable(),
      isThis: z.boolean(),
    }),
  ),
})
export type Passkeys = z.infer<typeof passkeysSchema>

export const renameSchema = z.strictObject({ name: personNameSchema })

export const inviteSchema = z.strictObject({ name: personNameSchema, role: z.enum(roles) })
export const invitedSchema = z.object({ link: z.string(), minutes: z.int() })
export type Invited = z.infer<typeof invitedSchema>
