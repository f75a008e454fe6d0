import type { z } from 'zod'
import type { newPasskeySchema, usedPasskeySchema } from '../../contract/desk/sign-in.ts'
import type { Passkey, PeopleStore } from './people-store.ts'
import { DeskRefusal } from './refusal.ts'

/** Where a passkey is made for: the host of the site, and the origin of the page that asks. */
export type Ceremony = { host: string; origin: string }

const signIn = 'sign-in'

// Ed25519, ES256, RS256 (COSE): what authenticators make today. Asked for more, Node warns of an experiment.
const algorithms = [-8, -7, -257]

// Loaded when somebody signs in: it takes as long as the rest of the server.
const library = () => import('@simplewebauthn/server')

const refuse = (): never => {
  throw new DeskRefusal('passkey-wrong')
}

/** Makes passkeys and signs in with them. Each challenge is signed once, for the purpose that it was given for. */
export const passkeys = (store: PeopleStore) => {
  const expected = ({ host, origin }: Ceremony, purpose: string, now: Date) => ({
    expectedChallenge: (challenge: string) => store.takeChallenge(challenge, purpose, now),
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: false,
  })

  /** What the browser makes a passkey from. `linkId` is the link that it is to be enrolled by. */
  const enrollOptions = async ({ host }: Ceremony, businessName: string, name: string, linkId: string, now: Date) => {
    const options = await (await library()).generateRegistrationOptions({
      rpName: businessName,
      rpID: host,
      userName: name,
      userDisplayName: name,
      supportedAlgorithmIDs: algorithms,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
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
    if (!verified) return refuse()
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
  }

  /** Names no passkey: whoever asks learns of nobody. */
  const signInOptions = async ({ host }: Ceremony, now: Date) => {
    const options = await (await library()).generateAuthenticationOptions({ rpID: host, userVerification: 'preferred' })
    await store.addChallenge(options.challenge, signIn, now)
    return options
  }

  /** Checks a signature, and gives the secret of the session that it begins. */
  const verifySignIn = async (
    ceremony: Ceremony,
    used: z.infer<typeof usedPasskeySchema>,
    now: Date,
  ): Promise<string> => {
    const known = await store.passkey(used.id)
    if (!known) return refuse()
    const { verified, authenticationInfo } = await (await library())
      .verifyAuthenticationResponse({
        response: used,
        ...expected(ceremony, signIn, now),
        credential: {
          id: known.id,
          publicKey: Buffer.from(known.publicKey, 'base64url'),
          counter: Number(known.counter),
        },
      })
      .catch(refuse)
    if (!verified) return refuse()
    return store.signIn(known.id, authenticationInfo.newCounter, now)
  }

  return { enrollOptions, verifyNew, signInOptions, verifySignIn }
}

export type Passkeys = ReturnType<typeof passkeys>
