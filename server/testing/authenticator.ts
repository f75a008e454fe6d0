import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto'

type Options = { challenge: string }
type Where = { origin: string; host: string }

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string) => hash('sha256', data, 'buffer')
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
const bytes = (data: Buffer) => Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 255]), data])

const present = 0x01
const verified = 0x04
const withKey = 0x40

type Ways = {
  /** Whether it verifies its user by face, finger or code. */
  isVerifying?: boolean
  /** Initial signature counter. */
  counter?: number
}

/** A virtual authenticator with one passkey (ES256, attestation "none"). */
export const testAuthenticator = ({ isVerifying = true, counter: first = 0 }: Ways = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = first
  const user = present | (isVerifying ? verified : 0)

  const authData = (host: string, flags: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, more])
  }
  const clientData = (type: string, { challenge }: Options, { origin }: Where) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const common = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} } as const

  /** Result of `navigator.credentials.create`. */
  const create = (options: Options, where: Where) => {
    const coordinate = (key: number, value: string) =>
      Buffer.concat([Buffer.from([key, 0x58, 0x20]), Buffer.from(value, 'base64url')])
    const cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      coordinate(0x21, x),
      coordinate(0x22, y),
    ])
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(authData(where.host, user | withKey, credential)),
    ])
    return {
      ...common,
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', options, where)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    }
  }

  /** Result of `navigator.credentials.get`. */
  const get = (options: Options, where: Where) => {
    counter += 1
    const client = clientData('webauthn.get', options, where)
    const data = authData(where.host, user)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
    return {
      ...common,
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      },
    }
  }

  return { id: base64url(id), create, get }
}
