import { z } from 'zod'
import { emailPattern, plainEmail } from '../email-address.ts'
import { personNameSchema } from './person-name.ts'

/** How long a link can be used, in minutes. */
export const linkMinutes = 15

/** A link's secret: it stands behind the # of its address, which no server and no log sees. */
export const tokenSchema = z.string().regex(/^[\w-]{43}$/)

export const linkSchema = z.strictObject({ token: tokenSchema })

/** What a link does: it enrolls a new person, adds a device of one, or signs in by itself. */
export const linkKinds = ['first', 'invite', 'device', 'sign-in'] as const
export type LinkKind = (typeof linkKinds)[number]
export const openLinkSchema = z.object({ kind: z.enum(linkKinds), name: z.string(), businessName: z.string() })
export type OpenLink = z.infer<typeof openLinkSchema>

export const emailSchema = z.string().max(1_000).overwrite(plainEmail).max(254).regex(emailPattern)
/** `name` is what the first owner is called: only the link for the first person asks for it. */
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

// As `navigator.credentials` gives them in JSON (Web Authentication Level 3, 5.1). The server's library checks what is inside.
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
/** The passkey again, in the middle of a session. */
export const confirmSchema = signInSchema
/** How long a confirmation by passkey, or a sign-in by a letter, lets the session change who may come in. */
export const confirmMinutes = 5

export const signOutSchema = z.strictObject({ everywhere: z.boolean() })

/** Why a call of the desk was refused. */
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
/** `address` is that of the desk, where a call came from a page at another one. */
export const refusalSchema = z.object({ error: z.enum(refusalCodes), address: z.string().optional() })
