import type { z } from 'zod'
import type { newPasskeySchema, usedPasskeySchema } from '../../../contract/desk/sign-in.ts'
import { DeskRefusal } from '../desk-refusal.ts'
import type { LinkRow } from '../desk-tables.ts'
import type { NewPasskey, PasskeyStore } from './passkey-store.ts'
import type { SignedIn } from './session-store.ts'

/** Relying party: the site's host, and the origin of the calling page. */
export type Ceremony = { host: string; origin: string }

const signIn = 'sign-in'

// Ed25519, ES256, RS256 (COSE), which current authenticators use. More would make Node print an experimental warning.
const algorithms = [-8, -7, -257]

// Imported at the first sign-in, because it loads slowly.
const library = () => import('@simplewebauthn/server')

// Largest PostgreSQL integer. Phones' passkeys count from 0 or not at all.
const mostUses = 2 ** 31 - 1

const refuse = (): never => {
  throw new DeskRefusal('passkey-wrong')
}

type Used = z.infer<typeof usedPasskeySchema>

/** Purpose of a challenge that confirms a session's owner. */
const confirming = (sessionId: string) => `confirm ${sessionId}`

/** Enrolls and verifies passkeys. Each challenge is valid once, for its purpose. */
export const passkeys = (store: PasskeyStore) => {
  const expected = ({ host, origin }: Ceremony, purpose: string) => ({
    expectedChallenge: (challenge: string) => store.takeChallenge(challenge, purpose, new Date()),
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
  })

  /** Options for creating a passkey with this link. */
  const enrollOptions = async (
    { host }: Ceremony,
    { id, name }: Pick<LinkRow, 'id' | 'name'>,
    businessName: string,
  ) => {
    const options = await (await library()).generateRegistrationOptions({
      rpName: businessName,
      rpID: host,
      userName: name,
      userDisplayName: name,
      supportedAlgorithmIDs: algorithms,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await store.addChallenge(options.challenge, id, new Date())
    return options
  }

  const verifyNew = async (
    ceremony: Ceremony,
    passkey: z.infer<typeof newPasskeySchema>,
    linkId: string,
  ): Promise<Omit<NewPasskey, 'device'>> => {
    const { verified, registrationInfo } = await (await library())
      .verifyRegistrationResponse({
        response: passkey,
        ...expected(ceremony, linkId),
        supportedAlgorithmIDs: algorithms,
      })
      .catch(refuse)
    if (!verified || registrationInfo.credential.counter > mostUses) return refuse()
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return { id, public_key: Buffer.from(publicKey).toString('base64url'), counter, transports: transports.join(' ') }
  }

  /** Verifies a signature for `purpose`. Returns the passkey with its new counter. */
  const verifyUse = async (ceremony: Ceremony, passkey: Used, purpose: string) => {
    const known = await store.find(passkey.id)
    if (!known) return refuse()
    const { verified, authenticationInfo } = await (await library())
      .verifyAuthenticationResponse({
        response: passkey,
        ...expected(ceremony, purpose),
        credential: { id: known.id, publicKey: Buffer.from(known.public_key, 'base64url'), counter: known.counter },
      })
      .catch(refuse)
    const counter = authenticationInfo.newCounter
    return verified && counter <= mostUses ? { ...known, counter } : refuse()
  }

  /** Options that request a passkey for `purpose`: one of `allowed`, or any. */
  const optionsFor = async ({ host }: Ceremony, purpose: string, allowed?: { id: string }[]) => {
    const options = await (await library()).generateAuthenticationOptions({
      rpID: host,
      userVerification: 'required',
      ...(allowed && { allowCredentials: allowed }),
    })
    await store.addChallenge(options.challenge, purpose, new Date())
    return options
  }

  /** Lists no passkeys, so that a stranger learns nothing. */
  const signInOptions = (ceremony: Ceremony) => optionsFor(ceremony, signIn)

  /** Signs in. Returns the session's secret and person. */
  const verifySignIn = async (ceremony: Ceremony, passkey: Used) => {
    const { id, counter } = await verifyUse(ceremony, passkey, signIn)
    return store.signIn(id, counter, new Date())
  }

  /** Options that request a passkey of the signed-in person. */
  const confirmOptions = async (ceremony: Ceremony, { sessionId, person }: SignedIn) => {
    const own = await store.of(person.id)
    return optionsFor(
      ceremony,
      confirming(sessionId),
      own.map(({ id }) => ({ id })),
    )
  }

  /** Verifies a fresh signature by one of the signed-in person's passkeys. Throws `DeskRefusal`. */
  const verifyConfirmation = async (ceremony: Ceremony, passkey: Used, { sessionId, person }: SignedIn) => {
    const { id, counter, person_id } = await verifyUse(ceremony, passkey, confirming(sessionId))
    if (person_id !== person.id) return refuse()
    await store.noteUse(id, counter, new Date())
  }

  return { enrollOptions, verifyNew, signInOptions, verifySignIn, confirmOptions, verifyConfirmation }
}

export type Passkeys = ReturnType<typeof passkeys>
