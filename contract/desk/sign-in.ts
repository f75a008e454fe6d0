import { z } from 'zod'
import { emailPattern, plainEmail } from '../email-address.ts'
import type { Role } from './people.ts'
import { personNameSchema } from './person-name.ts'

/** Minutes until a link expires. */
export const linkMinutes = 15
/** The same for a helper's invitation: a day, because the helper may be at work. */
const invitationMinutes = 24 * 60

/** A link's secret. It is in the fragment (#) of the URL, so servers and logs never see it. */
export const tokenSchema = z.string().regex(/^[\w-]{43}$/)

export const linkSchema = z.strictObject({ token: tokenSchema })

/** What a link does: enroll the first owner, enroll an invited person, add a device, or sign in. */
const linkKinds = ['first', 'invite', 'device', 'sign-in'] as const
export type LinkKind = (typeof linkKinds)[number]

export const minutesOf = ({ kind, role }: { kind: LinkKind; role: Role }): number =>
  kind === 'invite' && role === 'helper' ? invitationMinutes : linkMinutes
export const openLinkSchema = z.object({ kind: z.enum(linkKinds), name: z.string(), businessName: z.string() })
export type OpenLink = z.infer<typeof openLinkSchema>

const emailSchema = z.string().max(1_000).overwrite(plainEmail).max(254).regex(emailPattern)
/** `name` is required only by the link of the first owner. */
export const enrollByEmailSchema = z.strictObject({
  token: tokenSchema,
  email: emailSchema,
  name: personNameSchema.optional(),
})
export const signInByEmailSchema = z.strictObject({ email: emailSchema })

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/)
const transports = z.array(z.string().regex(/^[\w-]{1,40}$/)).max(10)

// JSON of `navigator.credentials` (Web Authentication Level 3, 5.1). @simplewebauthn/server checks the contents.
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
}

export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: transports.exactOptional(),
  }),
})
export const enrollSchema = z.strictObject({
  token: tokenSchema,
  passkey: newPasskeySchema,
  name: personNameSchema.optional(),
})

export const usedPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.exactOptional(),
  }),
})
export const signInSchema = z.strictObject({ passkey: usedPasskeySchema })
/** Confirms the passkey again within a session. */
export const confirmSchema = signInSchema
/** Minutes that a passkey confirmation, or a sign-in by email, allows changes to people and sign-in. */
export const confirmMinutes = 5

export const signOutSchema = z.strictObject({ everywhere: z.boolean() })

/** Error codes of the desk API. */
export const refusalCodes = [
  'signed-out',
  'not-allowed',
  'wrong-origin',
  'not-found',
  'not-understood',
  'link-wrong',
  'link-used',
  'link-late',
  'passkey-wrong',
  'confirm-first',
  'name-taken',
  'collision',
  'undo-late',
  'publishing',
  'too-many',
  'failed',
] as const
export type RefusalCode = (typeof refusalCodes)[number]
/** `address` is the desk's own URL, sent when the call came from another origin. */
export const refusalSchema = z.object({ error: z.enum(refusalCodes), address: z.string().optional() })
