import { describe, expect, test } from 'vitest'
import { startPushService } from '../../testing/push-service.ts'
import { testDesk } from '../../testing/test-desk.ts'

const wanting = async (changes: (keys: { p256dh: string; auth: string }) => object) => {
  const { subscription } = (await startPushService()).addDevice()
  const desk = await testDesk()
  const maria = await desk.enter('Maria', 'helper')
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
  const answer = await maria.call('/push', { body: { ...subscription, endpoint, ...changes(subscription.keys) } })
  return { ...desk, maria, answer, rows: await desk.storage.db.selectFrom('push_subscriptions').selectAll().execute() }
}

describe('a device that subscribes', () => {
  test('is stored for the signed-in person until it unsubscribes', async () => {
    const { maria, enter, answer, rows, storage } = await wanting(() => ({ expirationTime: null }))
    expect([answer.statusCode, rows]).toMatchObject([200, [{ person_id: maria.id }]])
    const olga = await enter('Olga', 'owner')
    const body = { endpoint: 'https://fcm.googleapis.com/fcm/send/abc' }
    await olga.call('/push/off', { body })
    expect(await storage.db.selectFrom('push_subscriptions').selectAll().execute()).toHaveLength(1)
    await maria.call('/push/off', { body })
    expect(await storage.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([])
  })

  test.each([
    ['an address in our own network', () => ({ endpoint: 'https://10.0.0.5/admin' })],
    ['an address without https', () => ({ endpoint: 'http://fcm.googleapis.com/x' })],
    ['the address of the cloud’s secrets', () => ({ endpoint: 'https://169.254.169.254/latest/meta-data' })],
    ['an address of a megabyte', () => ({ endpoint: `https://fcm.googleapis.com/${'a'.repeat(1_000_000)}` })],
    ['no address', () => ({ endpoint: 'javascript:alert(1)' })],
    ['a huge key', ({ auth }: { auth: string }) => ({ keys: { auth, p256dh: 'A'.repeat(100_000) } })],
    [
      'a point that is not on the curve',
      ({ auth }: { auth: string }) => ({ keys: { auth, p256dh: `B${'A'.repeat(86)}` } }),
    ],
    ['a secret that is too short', ({ p256dh }: { p256dh: string }) => ({ keys: { p256dh, auth: 'AAAA' } })],
    ['keys that are none', () => ({ keys: ['x'] })],
  ])('is rejected with %s', async (_what, changes) => {
    const { answer, rows } = await wanting(changes)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(rows).toEqual([])
  })
})
