import { z } from 'zod'

/** A helper answers leads; inviting, removing and exporting are the owner's. */
export const roles = ['owner', 'helper'] as const
export type Role = (typeof roles)[number]

/** A name as it is shown and said: one line. */
export const personNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine((text) => !/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(text))

/** Who is signed in, and what this browser has to know. */
export const sessionSchema = z.object({
  person: z.object({ id: z.string(), name: z.string(), role: z.enum(roles) }),
  /** Within how many hours the business promises to reply. */
  replyWithinHours: z.number(),
  timeZone: z.string(),
  businessName: z.string(),
  /** Where customers leave a review; null while the business names no place. */
  reviewLink: z.string().nullable(),
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

export const inviteSchema = z.strictObject({ name: personNameSchema, role: z.enum(roles) })
export const invitedSchema = z.object({ link: z.string(), minutes: z.int() })
export type Invited = z.infer<typeof invitedSchema>
