import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { tempDir } from '../../testing/temp-dir.ts'
import { siteUrl, testDesk } from '../../testing/test-desk.ts'
import { phonePhoto } from '../../testing/test-photographs.ts'

const start = async () => {
  const dataDir = tempDir()
  const desk = await testDesk({ set: { DATA_DIR: dataDir } })
  const { app, enter, lead } = desk
  const [olga, rita] = [await enter('Olga', 'owner'), await enter('Rita', 'helper')]
  const [id, other] = [await lead(), await lead()]
  type Sent = { id?: string; stage?: string; bytes?: Buffer; type?: string; cookie?: string; origin?: string }
  const send = async (leadId: string, { id: own = randomUUID(), stage = 'before', ...more }: Sent = {}) => {
    const { bytes = await phonePhoto({ width: 90, height: 60 }), type = 'image/jpeg', cookie = olga.cookie } = more
    const headers = { cookie, 'content-type': type, origin: more.origin ?? siteUrl }
    const url = `/desk/api/leads/${encodeURIComponent(leadId)}/photographs?id=${own}&stage=${stage}`
    return app.inject({ method: 'POST', url, headers, payload: bytes })
  }
  const files = () => readdirSync(join(dataDir, 'photographs'))
  const photographsOf = async (leadId: string) => (await olga.call(`/leads/${leadId}`)).json().photographs
  return { ...desk, olga, rita, id, other, send, files, photographsOf }
}

test('a photograph is kept once for its id, shown to everybody who is signed in, and removed with its file', async () => {
  const { olga, rita, id, send, files, photographsOf } = await start()
  const photo = randomUUID()
  const bytes = await phonePhoto()
  for (const cookie of [olga.cookie, rita.cookie])
    expect((await send(id, { id: photo, stage: 'after', bytes, cookie })).json()).toEqual({ why: null })
  expect(await photographsOf(id)).toMatchObject([{ id: photo, stage: 'after', person: 'Olga' }])
  const shown = await rita.call(`/leads/${id}/photographs/${photo}`)
  expect([
    shown.headers['content-type'],
    shown.headers['cache-control'],
    shown.headers['cross-origin-resource-policy'],
  ]).toEqual(['image/jpeg', 'private, no-cache', 'same-origin'])
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 1600 })
  expect(shown.rawPayload.toString('latin1')).not.toMatch(/GPS|Exif/)
  expect((await rita.call(`/leads/${id}/photographs/${photo}`, { method: 'DELETE' })).json()).toEqual({ ok: true })
  expect([await photographsOf(id), files()]).toEqual([[], []])
})

test('no call takes, shows or removes a photograph for a stranger, from another site, or of another lead', async () => {
  const { call, olga, id, other, send, photographsOf } = await start()
  const photo = randomUUID()
  expect((await send(id, { id: photo })).statusCode).toBe(200)
  expect((await send(id, { cookie: 'desk=x' })).statusCode).toBe(401)
  expect((await send(id, { origin: 'https://evil.example' })).statusCode).toBe(403)
  for (const method of ['GET', 'DELETE'] as const) {
    expect((await call(`/leads/${id}/photographs/${photo}`, { method })).statusCode).toBe(401)
    for (const path of [`${other}/photographs/${photo}`, `${id}/photographs/${randomUUID()}`])
      expect((await olga.call(`/leads/${path}`, { method })).statusCode).toBe(404)
    for (const path of ['..%2F..%2Fleads.db', '%2e%2e', `${photo}.jpg`, `${photo}%00`, '..%5Cx'])
      expect((await olga.call(`/leads/${id}/photographs/${path}`, { method })).statusCode).toBeGreaterThanOrEqual(400)
  }
  expect((await send(other, { id: photo })).statusCode).toBe(404)
  expect((await send('nobody')).statusCode).toBe(404)
  expect(await photographsOf(id)).toMatchObject([{ id: photo }])
})

test('an upload that is no picture, and one above the limit, are answered with the reason', async () => {
  const { id, send, photographsOf } = await start()
  expect((await send(id, { bytes: Buffer.from('<svg/>') })).json()).toEqual({ why: 'no-picture' })
  for (const bad of [{ type: 'text/html' }, { stage: 'visitor' }, { id: '../../x' }])
    expect((await send(id, bad)).statusCode).toBe(400)
  for (let count = 0; count < 12; count++) expect((await send(id)).json()).toEqual({ why: null })
  expect((await send(id)).json()).toEqual({ why: 'too-many' })
  expect(await photographsOf(id)).toHaveLength(12)
})
