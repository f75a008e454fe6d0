import { z } from 'zod'
import { againPlanSchema } from './again.ts'
import { personNameSchema } from './person-name.ts'

/** A helper answers leads; inviting, removing and exporting are the owner's. */
export const roles = ['owner', 'helper'] as const
export type Role = (typeof roles)[number]

/** Who is signed in, and what this browser has to know. */
export const sessionSchema = z.object({
  person: z.object({ id: z.string(), name: z.string(), role: z.enum(roles) }),
  /** Within how many hours the business promises to reply. */
  replyWithinHours: z.number(),
  timeZone: z.string(),
  businessName: z.string(),
  /** Where customers leave a review; null while the business names no place. */
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

/** The kind of device that made a passkey, as its browser named itself. */
export const deviceKinds = ['iphone', 'ipad', 'android', 'mac', 'windows', 'chromebook', 'linux', 'other'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** One's own passkeys, oldest first. `isThis` marks the one of this session, which only signing out ends. */
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
