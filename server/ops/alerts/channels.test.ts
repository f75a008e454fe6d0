import { createHmac } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileTransport } from '../../mail/file-transport.ts'
import { startReceiver } from '../../testing/receiver.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { business, owing, watch } from '../../testing/watched-server.ts'
import { type Channel, channelsOf } from './channels.ts'

const push: Channel = async () => 'nobody'

describe('the channels to the owner', () => {
  test('are a signed webhook call and a letter to a second address', async () => {
    const { calls, url } = await startReceiver()
    const dir = tempDir()
    const config = {
      ALERT_WEBHOOK_URL: url,
      ALERT_WEBHOOK_FORMAT: 'signed' as const,
      ALERT_EMAIL: 'me@example.net',
      WEBHOOK_SECRET: 'a secret of the owner',
    }
    const transport = fileTransport(dir, () => undefined)
    const { at } = await watch(channelsOf({ config, business, from: 'us@example.com', transport, push }))
    await at(2, owing(1))

    const { headers, body } = { ...calls[0] }
    const signed = `${headers?.['webhook-id']}.${headers?.['webhook-timestamp']}.${body}`
    const signature = createHmac('sha256', config.WEBHOOK_SECRET).update(signed).digest('base64')
    expect(headers?.['webhook-signature']).toBe(`v1,${signature}`)
    expect(JSON.parse(String(body))).toMatchObject({ type: 'alert.raised', data: { name: 'lettersLate' } })
    const [file = ''] = readdirSync(dir)
    const letter = readFileSync(join(dir, file), 'utf8')
    expect(letter).toMatch(/^To: .*me@example\.net/m)
    expect(letter).toMatch(/^Subject: Emails are not going out/m)
  })

  test('are only the owners’ devices without settings', () => {
    const transport = { send: async () => undefined, close: () => undefined }
    expect(
      channelsOf({ config: { ALERT_WEBHOOK_FORMAT: 'signed' }, business, from: 'us@example.com', transport, push }),
    ).toEqual([push])
  })
})
