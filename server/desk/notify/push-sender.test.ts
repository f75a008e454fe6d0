import { statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { PushNews } from '../../../contract/desk/push.ts'
import { startPushService } from '../../testing/push-service.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { pushKeysFile, readPushKeys } from './push-keys.ts'
import { pushSender } from './push-sender.ts'
import { isPushService } from './push-services.ts'

const news: PushNews = {
  title: 'Rosa M. in Xenia asks for a price: 22 panels',
  body: 'Panels on the barn – “dusty” ☀',
  path: '/desk/leads/1',
  tag: 'lead-1',
  isQuiet: false,
}
const push = { news, ttl: 3600, urgency: 'high' } as const

const senderIn = (dir: string, allowsAny = true) =>
  pushSender({ keys: () => readPushKeys(dir), contact: 'hello@example.com', allowsAny })

describe('a push', () => {
  test('is encrypted for the device and signed by us, with urgency and lifetime', async () => {
    const service = await startPushService()
    const { subscription, received } = service.addDevice()
    expect(await senderIn(tempDir())(subscription, push)).toBe('sent')
    expect(received).toMatchObject([
      { news, ttl: 3600, urgency: 'high', claims: { aud: service.origin, sub: 'mailto:hello@example.com' } },
    ])
    expect(received[0]?.topic).toMatch(/^[\w-]{32}$/)
  })

  test.each([404, 410])('to a removed device is answered with %i', async (status) => {
    const service = await startPushService()
    const { subscription } = service.addDevice()
    service.answer(status)
    expect(await senderIn(tempDir())(subscription, push)).toBe('gone')
  })

  test.each([
    [429, false],
    [503, false],
    [301, false],
    [403, true],
    [413, true],
  ])('answered with %i has failed permanently: %s', async (status, isForGood) => {
    const service = await startPushService()
    const { subscription } = service.addDevice()
    service.answer(status)
    await expect(senderIn(tempDir())(subscription, push)).rejects.toMatchObject({ code: String(status), isForGood })
  })

  test('is sent only to push services, whatever a subscription says', async () => {
    const service = await startPushService()
    const { subscription } = service.addDevice()
    const send = senderIn(tempDir(), false)
    expect(await send(subscription, push)).toBe('gone')
    expect(service.tries).toEqual([])
  })
})

describe('allowed push services', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-bn3p.notify.windows.com/w/?token=abc',
    'https://api.push.apple.com/abc',
  ])('%s', (endpoint) => expect(isPushService(endpoint)).toBe(true))

  test.each([
    ...['http://fcm.googleapis.com/x', 'https://fcm.googleapis.com:8443/x', 'https://me:it@fcm.googleapis.com/x'],
    ...[
      'https://fcm.googleapis.com.example/x',
      'https://evilpush.apple.com.example/x',
      'https://xpush.apple.com/x',
      'https://localhost/x',
      'https://printer/x',
      'https://127.0.0.1/x',
      'https://2130706433/x',
      'https://0x7f.1/x',
    ],
    ...['https://169.254.169.254/latest', 'https://10.0.0.1/x', 'https://192.168.1.1/x', 'https://[::1]/x'],
    ...['https://[::ffff:127.0.0.1]/x', 'https://[fd00::1]/x', 'https://[64:ff9b::7f00:1]/x', 'file:///etc/passwd', ''],
  ])('not %s', (endpoint) => expect(isPushService(endpoint)).toBe(false))
})

describe('the VAPID keys', () => {
  test('are created once, however many ask at once, and readable only by this user', async () => {
    const dir = tempDir()
    const all = await Promise.all(Array.from({ length: 5 }, () => readPushKeys(dir)))
    expect(new Set(all.map(({ publicKey }) => publicKey)).size).toBe(1)
    expect(await readPushKeys(dir)).toEqual(all[0])
    expect((statSync(pushKeysFile(dir)).mode & 0o777).toString(8)).toBe('600')
  })
})
