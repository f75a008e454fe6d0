import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { answerPlace } from '../../../contract/answer-place.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { siteUrl, testDesk } from '../../testing/test-desk.ts'
import { phonePhoto } from '../../testing/test-photographs.ts'

const start = async () => {
  const desk = await testDesk({
    pages: { 'q/index.html': `<main>${answerPlace}</main>` },
    set: { DATA_DIR: tempDir() },
  })
  const olga = await desk.enter('Olga', 'owner')
  const [id, other] = [await desk.lead({ name: 'Ann O’Hara' }), await desk.lead({ email: 'bea@example.com' })]
  const take = async (stage: string, leadId = id) => {
    const photo = randomUUID()
    const url = `/desk/api/leads/${leadId}/photographs?id=${photo}&stage=${stage}`
    const headers = { cookie: olga.cookie, 'content-type': 'image/jpeg', origin: siteUrl }
    await desk.app.inject({ method: 'POST', url, headers, payload: await phonePhoto({ width: 80, height: 60 }) })
    return photo
  }
  const sendRecord = (record: object, version = 0) => {
    const change = { kind: 'record', meters: null, ...record }
    return olga.call(`/leads/${id}/changes`, { body: { id: randomUUID(), version, change } })
  }
  const { address, texts } = (await olga.call(`/leads/${id}/page`)).json()
  const path: string = new URL(address).pathname
  const get = (more = '') => desk.app.inject(`${path}${more}`)
  return { ...desk, olga, id, other, take, sendRecord, texts, path, get }
}

test('the pair that was sent, with its meters, is on the customer’s page, and no photograph before that or beside it', async () => {
  const { take, sendRecord, get, path, texts, olga, id } = await start()
  const [before, after, retake] = [await take('before'), await take('after'), await take('after')]
  expect((await get()).statusCode).toBe(404)
  expect((await get(`/photos/${before}`)).statusCode).toBe(404)
  expect((await sendRecord({ before, after, meters: ['2.1 kW', '<b>2.6'] })).statusCode).toBe(200)
  const { body } = await get()
  for (const text of [
    `src="${path}/photos/${before}"`,
    `${path}/photos/${after}`,
    'Meter: 2.1 kW',
    'Meter: &lt;b&gt;2.6',
  ])
    expect(body).toContain(text)
  const shown = await get(`/photos/${after}`)
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'no-store',
  ])
  expect(shown.headers['cross-origin-resource-policy']).toBe('same-origin')
  for (const file of [retake, '..', '%2e%2e%2fleads.db', randomUUID()])
    expect((await get(`/photos/${file}`)).statusCode).toBe(404)
  expect(texts.record.text).toContain(path)
  await olga.call(`/leads/${id}/photographs/${after}`, { method: 'DELETE' })
  expect([(await get()).body.includes('/photos/'), (await get(`/photos/${before}`)).statusCode]).toEqual([false, 404])
})

test('a record that names a photograph of another lead, or none, shows nothing of it', async () => {
  const { other, take, sendRecord, get } = await start()
  const [before, foreign] = [await take('before'), await take('after', other)]
  expect((await sendRecord({ before, after: foreign })).statusCode).toBe(200)
  expect((await get()).body).not.toContain('<img')
  expect((await get(`/photos/${foreign}`)).statusCode).toBe(404)
  for (const wrong of [
    { before },
    { before: '../x', after: foreign },
    { before, after: foreign, meters: ['x'.repeat(21), 'y'] },
  ])
    expect((await sendRecord(wrong, 1)).statusCode).toBe(400)
})

test('a record that is taken back leaves the page', async () => {
  const { olga, id, take, get } = await start()
  const [before, after] = [await take('before'), await take('after')]
  const change = { id: randomUUID(), version: 0, change: { kind: 'record', before, after, meters: null } }
  await olga.call(`/leads/${id}/changes`, { body: change })
  expect((await get()).statusCode).toBe(200)
  await olga.call(`/leads/${id}/undo`, { body: { id: change.id } })
  expect([(await get()).statusCode, (await get(`/photos/${before}`)).statusCode]).toEqual([404, 404])
})
