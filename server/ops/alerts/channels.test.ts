import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fileTransport } from '../../mail/file-transport.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { business, owing, watch } from '../../testing/watched-server.ts'
import { type Channel, channelsOf } from './channels.ts'

const push: Channel = async () => 'nobody'

describe('the channels to the owner', () => {
  test('are a signed webhook call and a letter to a second address', async () => {
    const calls: { headers: NodeJS.Dict<string | string[]>; body: string }[] = []
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      calls.push({ headers: request.headers, body })
      response.end()
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void server.close())
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const dir = tempDir()
    const config = {
      ALERT_WEBHOOK_URL: `http://127.0.0.1:${port}`,
      ALERT_WEBHOOK_FORMAT: 'signed' as const,
      ALERT_EMAIL: 'me@example.net',
      WEBHOOK_SECRET: 'a secret of the owner',
    }
    const transport = fileTransport(dir, () => undefined)
    const { at } = await watch(channelsOf({ config, business, from: 'us@example.com', transport, push }))
    await at(2, owing(1))

    const [{ headers, body } = { headers: {}, body: '' }] = calls
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const signature = createHmac('sha256', config.WEBHOOK_SECRET).update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signature}`)
    expect(JSON.parse(body)).toMatchObject({ type: 'alert.raised', data: { name: 'lettersLate' } })
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
