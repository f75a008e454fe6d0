import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { onTestFinished } from 'vitest'
import { type PushNews, pushSubscriptionSchema } from '../../contract/desk/push.ts'
import { portOf } from './receiver.ts'

type Received = { news: PushNews; ttl: number; urgency: string; topic: string; claims: { aud: string; sub: string } }

const hkdf = (salt: Buffer, secret: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

const fromBase64 = (text = '') => Buffer.from(text, 'base64url')

// RFC 8188 and RFC 8291: salt, record size, sender's key, one record.
const decrypt = (body: Buffer, device: ReturnType<typeof createECDH>, auth: Buffer): string => {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), sender])
  const secret = hkdf(auth, device.computeSecret(sender), keyInfo, 32)
  const key = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
  const sealed = body.subarray(21 + sender.length)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const open = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  // The last record ends with a 2 and padding.
  return open.subarray(0, open.lastIndexOf(2)).toString()
}

// RFC 8292: an ES256 JWT and its public key.
const claimsOf = ({ authorization = '' }: IncomingHttpHeaders) => {
  const [, jwt = '', key] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [header, payload, signature] = jwt.split('.')
  const point = fromBase64(key)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const signed = Buffer.from(`${header}.${payload}`)
  const options = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', signed, options, fromBase64(signature))) throw new Error('The signature is not that of the key')
  return JSON.parse(fromBase64(payload).toString())
}

/** A push service on this machine (RFC 8030), and devices that decrypt what they receive. */
export const startPushService = async () => {
  let status = 201
  const devices = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer; received: Received[] }>()
  const tries: string[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const path = request.url ?? ''
    tries.push(path)
    const device = devices.get(path)
    if (!device || request.method !== 'POST' || status !== 201)
      return void response.writeHead(device ? status : 404).end()
    const { ttl, urgency, topic, 'content-encoding': encoding } = request.headers
    if (ttl === undefined || encoding !== 'aes128gcm') return void response.writeHead(400).end()
    const news: PushNews = JSON.parse(decrypt(Buffer.concat(parts), device.ecdh, device.auth))
    device.received.push({
      news,
      ttl: Number(ttl),
      urgency: String(urgency),
      topic: String(topic),
      claims: claimsOf(request.headers),
    })
    response.writeHead(201, { location: `${path}/message` }).end()
  })
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${await portOf(server.listen(0, '127.0.0.1'))}`

  /** A subscribed device: its subscription and what it received. */
  const addDevice = () => {
    const ecdh = createECDH('prime256v1')
    const p256dh = ecdh.generateKeys('base64url')
    const auth = randomBytes(16)
    const path = `/push/${randomBytes(8).toString('hex')}`
    const received: Received[] = []
    devices.set(path, { ecdh, auth, received })
    const keys = { p256dh, auth: auth.toString('base64url') }
    return { subscription: pushSubscriptionSchema.parse({ endpoint: `${origin}${path}`, keys }), received, path }
  }

  return {
    origin,
    addDevice,
    tries,
    forget: (path: string) => devices.delete(path),
    answer: (next: number) => {
      status = next
    },
  }
}
