import type { z } from 'zod'
import type { newPasskeySchema, usedPasskeySchema } from '../../../contract/desk/sign-in.ts'
import { DeskRefusal } from '../desk-refusal.ts'
import type { Passkey, PasskeyStore, StoredPasskey } from './passkey-store.ts'
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
  const expected = ({ host, origin }: Ceremony, purpose: string, now: Date) => ({
    expectedChallenge: (challenge: string) => store.takeChallenge(challenge, purpose, now),
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
  })

  /** Options for creating a passkey. `linkId` is the link it is enrolled with. */
  const enrollOptions = async ({ host }: Ceremony, businessName: string, name: string, linkId: string, now: Date) => {
    const options = await (await library()).generateRegistrationOptions({
      rpName: businessName,
      rpID: host,
      userName: name,
      userDisplayName: name,
      supportedAlgorithmIDs: algorithms,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await store.addChallenge(options.challenge, linkId, now)
    return options
  }

  const verifyNew = async (
    ceremony: Ceremony,
    passkey: z.infer<typeof newPasskeySchema>,
    linkId: string,
    now: Date,
  ): Promise<Passkey> => {
    const { verified, registrationInfo } = await (await library())
      .verifyRegistrationResponse({
        response: passkey,
        ...expected(ceremony, linkId, now),
        supportedAlgorithmIDs: algorithms,
      })
      .catch(refuse)
    if (!verified || registrationInfo.credential.counter > mostUses) return refuse()
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
  }

  /** Verifies a signature for `purpose`. Returns the passkey with its new counter. */
  const verifyUse = async (ceremony: Ceremony, passkey: Used, purpose: string, now: Date): Promise<StoredPasskey> => {
    const known = await store.find(passkey.id)
    if (!known) return refuse()
    const { verified, authenticationInfo } = await (await library())
      .verifyAuthenticationResponse({
        response: passkey,
        ...expected(ceremony, purpose, now),
        credential: { id: known.id, publicKey: Buffer.from(known.publicKey, 'base64url'), counter: known.counter },
      })
      .catch(refuse)
    const counter = authenticationInfo.newCounter
    return verified && counter <= mostUses ? { ...known, counter } : refuse()
  }

  /** Lists no passkeys, so that a stranger learns nothing. */
  const signInOptions = async ({ host }: Ceremony, now: Date) => {
    const options = await (await library()).generateAuthenticationOptions({ rpID: host, userVerification: 'required' })
    await store.addChallenge(options.challenge, signIn, now)
    return options
  }

  /** Signs in. Returns the session's secret and person. */
  const verifySignIn = async (ceremony: Ceremony, passkey: Used, now: Date) => {
    const { id, counter } = await verifyUse(ceremony, passkey, signIn, now)
    return store.signIn(id, counter, now)
  }

  /** Options that request a passkey of the signed-in person. */
  const confirmOptions = async ({ host }: Ceremony, { sessionId, person }: SignedIn, now: Date) => {
    const allowCredentials = (await store.of(person.id)).map(({ id }) => ({ id }))
    const options = await (await library()).generateAuthenticationOptions({
      rpID: host,
      userVerification: 'required',
      allowCredentials,
    })
    await store.addChallenge(options.challenge, confirming(sessionId), now)
    return options
  }

  /** Verifies a fresh signature by one of the signed-in person's passkeys. Throws `DeskRefusal`. */
  const verifyConfirmation = async (ceremony: Ceremony, passkey: Used, { sessionId, person }: SignedIn, now: Date) => {
    const { id, counter, personId } = await verifyUse(ceremony, passkey, confirming(sessionId), now)
    if (personId !== person.id) return refuse()
    await store.noteUse(id, counter, now)
  }

  return { enrollOptions, verifyNew, signInOptions, verifySignIn, confirmOptions, verifyConfirmation }
}

export type Passkeys = ReturnType<typeof passkeys>
