import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { answerPlace } from '../../../contract/answer-place.ts'
import { secondBusiness } from '../../../tests/second-business.ts'
import { readServerContent } from '../../builds/server-content.ts'
import { composer } from '../../mail/compose.ts'
import { openStorage } from '../../storage/open.ts'
import { removal } from '../../storage/removal.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { goodAnswers, testApp } from '../../testing/test-app.ts'
import { contentWithPhotos, multipartOf, phonePhoto } from '../../testing/test-photographs.ts'
import { testSite } from '../../testing/test-site.ts'
import { photographFolder, removePhotographs } from './photograph-files.ts'

const page = `<main><h1>Thanks</h1>${answerPlace}</main>`

const start = async ({ content = contentWithPhotos }: { content?: typeof contentWithPhotos } = {}) => {
  const dataDir = tempDir()
  const storage = await openStorage({ dataDir })
  const pages = { 'thanks/index.html': page }
  const parts = { storage, pages, content, site: testSite(storage), set: { DATA_DIR: dataDir } }
  const { app, letters } = await testApp(parts)
  const ask = async (more: object = {}) => {
    const payload = { ...goodAnswers, ...more }
    return (await app.inject({ method: 'POST', url: '/f/quote', payload })).json().next as string
  }
  const send = async (url: string, files: Parameters<typeof multipartOf>[0], accept = 'application/json') => {
    const { payload, headers } = await multipartOf(files)
    return app.inject({ method: 'POST', url, payload, headers: { ...headers, accept } })
  }
  const rows = () => storage.db.selectFrom('photographs').selectAll().orderBy('at').execute()
  const files = () => (existsSync(photographFolder(dataDir)) ? readdirSync(photographFolder(dataDir)) : [])
  return { app, ask, send, rows, files, dataDir, storage, letters }
}
const codeOf = (answer: { json: () => { errors: { code: string }[] } }) => answer.json().errors[0]?.code

describe('a visitor who has sent the form', () => {
  test('is led to a page that takes photographs, by script and without, and finds the link in the letter', async () => {
    const { app, ask, storage, letters } = await start()
    const next = await ask()
    expect(next).toMatch(/^\/thanks\?photos=[\w-]{36}\.[\w-]{22}$/)
    const payload = new URLSearchParams({ ...goodAnswers, name: 'Bea' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = await app.inject({ method: 'POST', url: '/f/quote', payload, headers })
    expect([sent.statusCode, sent.headers.location]).toEqual([303, expect.stringContaining('/thanks?photos=')])
    const { body, headers: shown } = await app.inject(next)
    expect(body).toContain('<input id="photos-chosen" type="file" name="photos"')
    expect([shown['cache-control'], shown['referrer-policy'], shown['x-robots-tag']]).toEqual([
      'no-store',
      'same-origin',
      'noindex',
    ])
    const lead = await storage.db.selectFrom('leads').selectAll().where('name', '!=', 'Bea').executeTakeFirstOrThrow()
    const message = (await letters()).find(({ kind, lead_id }) => kind === 'acknowledgement' && lead_id === lead.id)
    const addresses = { from: 'us@example.com', to: 'us@example.com' }
    if (!message) throw new Error('Expected an acknowledgement')
    const { text } = composer(contentWithPhotos, addresses, app.photographs.pathFor).letter({ message, lead })
    expect(text).toContain(`Add photos of your roof: ${contentWithPhotos.business.siteUrl}${next}#photos`)
  })

  test('adds two, which lie at the lead as smaller JPEGs without place and camera', async () => {
    const { app, ask, send, rows, files, dataDir } = await start()
    const next = await ask()
    const two = [await phonePhoto(), await phonePhoto({ red: 90 })]
    const answer = await send(
      next,
      two.map((bytes, at) => ({ name: `${at}.jpg`, bytes })),
      'text/html',
    )
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${next}#photos`])
    expect((await app.inject(next)).body).toContain('2 of 5 added.')
    expect(await rows()).toMatchObject([{ stage: 'visitor', person_id: null }, { stage: 'visitor' }])
    for (const file of files()) {
      const bytes = readFileSync(join(photographFolder(dataDir), file))
      const { format, width, exif } = await sharp(bytes).metadata()
      expect([format, width, exif]).toEqual(['jpeg', 1600, undefined])
      expect(bytes.toString('latin1')).not.toMatch(/GPS|Exif|Some phone/)
    }
    expect(files()).toHaveLength(2)
    await send(next, [{ name: 'again.jpg', bytes: two[0] ?? Buffer.alloc(0) }])
    expect([await rows(), files()].map(({ length }) => length)).toEqual([2, 2])
  })

  test('adds five at most, whether they come together or one by one', async () => {
    const { app, ask, send, rows, files } = await start()
    const next = await ask()
    const small = (red: number) => phonePhoto({ width: 60, height: 40, red })
    const many = await Promise.all(Array.from({ length: 40 }, (_, at) => small(6 * at)))
    const named = many.map((bytes, at) => ({ name: `${at}.jpg`, bytes }))
    const together = await send(next, named)
    expect([together.statusCode, codeOf(together), await rows()]).toEqual([400, 'TOO_MANY_FILES', []])
    expect((await send(next, named.slice(0, 4))).json()).toMatchObject({ ok: true })
    const late = await send(next, named.slice(4, 6), 'text/html')
    expect([late.statusCode, late.body]).toEqual([400, expect.stringContaining('Up to 5.')])
    expect([(await rows()).length, files().length]).toEqual([5, 5])
    const { body } = await app.inject(next)
    expect(body).not.toContain('<form')
    const parallel = await start()
    const other = await parallel.ask()
    await Promise.all(named.slice(0, 8).map((one) => parallel.send(other, [one])))
    expect((await parallel.rows()).length).toBeLessThanOrEqual(5)
  })
})

describe('what a visitor sends instead of a photograph', () => {
  const jpegHead = Buffer.from('ffd8ffe000104a464946', 'hex')
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  )
  const bomb = () =>
    sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer()

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['nothing under the name of a photograph', () => Buffer.alloc(0), 'NO_FILE_UPLOADS'],
    ['a text', () => Buffer.from('Hello'), 'NO_FILE_UPLOADS'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'NO_FILE_UPLOADS'],
    ['a drawing with a script', () => svg, 'NO_FILE_UPLOADS'],
    ['the head of a JPEG and no more', () => jpegHead, 'NO_FILE_UPLOADS'],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .gif()
          .toBuffer(),
      'NO_FILE_UPLOADS',
    ],
    ['a picture bomb', bomb, 'NO_FILE_UPLOADS'],
    ['more bytes than fit', () => Buffer.alloc(17_000_000), 'FILES_TOO_BIG'],
  ])('%s is refused, and nothing of it stays', { timeout: 60_000 }, async (_what, make, code) => {
    const { ask, send, rows, files } = await start()
    const next = await ask()
    const answer = await send(next, [{ name: 'roof.jpg', bytes: await make() }])
    expect([codeOf(answer), await rows(), files()]).toEqual([code, [], []])
    const { body, statusCode } = await send(next, [{ name: 'roof.jpg', bytes: await make() }], 'text/html')
    expect([Math.floor(statusCode / 100), body]).toEqual([4, expect.stringContaining('role="alert"')])
  })

  test('no file at all is EMPTY, and so is a body of another kind', async () => {
    const { app, ask, send } = await start()
    const next = await ask()
    expect(codeOf(await send(next, []))).toBe('EMPTY')
    expect(codeOf(await send(next, [{ name: '', bytes: Buffer.alloc(0) }]))).toBe('EMPTY')
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const json = await app.inject({ method: 'POST', url: next, headers, payload: '{"photos":"x"}' })
    expect([json.statusCode, codeOf(json)]).toEqual([415, 'EMPTY'])
  })

  test('a JPEG that is a page and an archive as well is kept as its pixels alone', async () => {
    const { ask, send, files, dataDir } = await start()
    const more = Buffer.from('<script>alert(1)</script>PK\u0003\u0004')
    const bytes = Buffer.concat([await phonePhoto({ width: 60, height: 40 }), more])
    const names = ['../../../leads.db', '..\\..\\x.php', '/etc/cron.d/x', 'a.jpg\u0000.html']
    const answer = await send(
      await ask(),
      names.slice(0, 1).map((name) => ({ name, bytes })),
    )
    expect(answer.json()).toMatchObject({ ok: true })
    expect(files()).toEqual([expect.stringMatching(/^[\da-f-]{36}\.jpg$/)])
    expect(readFileSync(join(photographFolder(dataDir), files()[0] ?? ''), 'latin1')).not.toMatch(/script|PK/)
  })
})

describe('a link for photographs', () => {
  test('that is guessed, cut, or of another lead opens nothing and takes nothing', async () => {
    const { app, ask, send, rows } = await start()
    const [one, two] = [await ask(), await ask({ name: 'Bea' })]
    const [lead, signature = ''] = one.split('=')[1]?.split('.') ?? []
    const [other] = two.split('=')[1]?.split('.') ?? []
    const bytes = await phonePhoto({ width: 60, height: 40 })
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    for (const token of [
      `${other}.${signature}`,
      `${lead}.`,
      `${lead}.${flipped}`,
      `${lead}.${signature}x`,
      lead,
      '',
      '.',
      "' or 1=1",
    ]) {
      const url = `/thanks?photos=${encodeURIComponent(token ?? '')}`
      const shown = await app.inject(url)
      expect([shown.statusCode, shown.body]).toEqual([410, expect.stringContaining('This link has ended.')])
      expect(shown.body).not.toContain('<form')
      const answer = await send(url, [{ name: 'a.jpg', bytes }])
      expect([answer.statusCode, codeOf(answer)]).toEqual([410, 'FORM_NOT_FOUND'])
    }
    expect((await send('/thanks?photos=a&photos=b', [{ name: 'a.jpg', bytes }])).statusCode).toBe(410)
    expect(await rows()).toEqual([])
  })

  test('is opened by a scanner without any trace', async () => {
    const { app, ask, rows, storage } = await start()
    const next = await ask()
    const before = await storage.db.selectFrom('leads').selectAll().execute()
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      expect((await app.inject({ method, url: next })).statusCode).toBe(200)
    expect(await storage.db.selectFrom('leads').selectAll().execute()).toEqual(before)
    expect([await rows(), await storage.db.selectFrom('events').selectAll().execute()]).toEqual([[], []])
  })

  test('ends after two weeks, and with its lead, whose photographs go too', async () => {
    const { app, ask, send, rows, files, storage, dataDir } = await start()
    const next = await ask()
    await send(next, [{ name: 'a.jpg', bytes: await phonePhoto({ width: 60, height: 40 }) }])
    const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    await storage.db
      .updateTable('leads')
      .set({ received_at: at(13) })
      .execute()
    expect((await app.inject(next)).statusCode).toBe(200)
    await storage.db
      .updateTable('leads')
      .set({ received_at: at(15) })
      .execute()
    expect((await app.inject(next)).statusCode).toBe(410)
    await storage.db
      .updateTable('leads')
      .set({ received_at: at(1) })
      .execute()
    const removed = await removal(storage).forget('ann@example.com')
    await removePhotographs(dataDir, removed.photographs)
    expect([await rows(), files(), (await app.inject(next)).statusCode]).toEqual([[], [], 410])
  })

  test('is not offered if the business takes no photographs', async () => {
    const { app, ask, send } = await start({ content: readServerContent(secondBusiness) })
    expect(await ask()).toBe('/thanks')
    expect((await app.inject('/thanks?photos=x')).body).toBe(page)
    expect(codeOf(await send('/thanks?photos=x', []))).toBe('NO_FILE_UPLOADS')
  })
})
