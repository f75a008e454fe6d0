import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readField } from '../../content/schema/edit/edit-file.ts'
import { type Form, formNames, formSchema, largestPicture, picturesSchema } from '../../contract/desk/site.ts'
import { editedSite } from '../testing/edited-site.ts'
import { siteUrl } from '../testing/test-desk.ts'

const start = async (role: 'owner' | 'helper' = 'owner', more: Parameters<typeof editedSite>[0] = {}) => {
  const person = await editedSite(more, role)
  const { site } = person
  const draft = (change: object) =>
    person.call('/site/drafts', {
      body: { id: randomUUID(), file: 'business.yaml', path: ['name'], before: null, after: 'x', ...change },
    })
  const written = async (file: string, path: (string | number)[]) => {
    return readField(file, readFileSync(join(site.contentDir, file), 'utf8'), path)
  }
  const form = async (name: string): Promise<Form> =>
    formSchema.parse((await person.call(`/site/forms/${name}?language=en`)).json())
  const opened = async () => (await person.call('/site/drafts')).json().drafts
  return { ...person, draft, written, form, opened }
}

test('a changed phone number is stored as a draft as pages write it, and a wrong one is answered with its mistake', async () => {
  const { draft, written, opened } = await start('helper')
  const before = await written('business.yaml', ['phone'])
  const wrong = (await draft({ path: ['phone'], before, after: '12' })).json()
  expect(wrong).toMatchObject({ isKept: false, mistakes: [{ file: 'business.yaml', path: ['phone'] }] })
  expect(wrong.mistakes[0].text).toMatch(/^"12" does not fit: write a US phone number .*\.$/)
  expect((await draft({ path: ['phone'], before, after: '740 555 0118' })).json()).toEqual({
    isKept: true,
    isStale: false,
    mistakes: [],
  })
  expect(await opened()).toMatchObject([{ after: '(740) 555-0118' }])
})

test('an unknown figure is reported at once, with its place in the list', async () => {
  const { draft, written } = await start()
  const before = await written('en/faq.yaml', ['items', 0, 'answer'])
  const answer = (
    await draft({ file: 'en/faq.yaml', path: ['items', 0, 'answer'], before, after: '{pricing.none}' })
  ).json()
  expect(answer.mistakes).toMatchObject([{ path: ['items', 0, 'answer'], text: expect.stringContaining('No figure') }])
})

test('a tapped sentence is found with its raw words, its limit and its drafts', async () => {
  const { call, draft, written } = await start()
  const find = async (text: string) =>
    (await call('/site/find', { body: { language: 'en', page: '/', texts: [text] } })).json().fields
  const question = await written('en/faq.yaml', ['items', 0, 'question'])
  const [field] = await find(` ${question}\n`)
  expect(field).toMatchObject({ file: 'en/faq.yaml', path: ['items', 0, 'question'], shown: question })
  await draft({ file: field.file, path: field.path, before: field.value, after: 'Do you climb?' })
  expect((await find('Do you climb?'))[0]).toMatchObject({ path: field.path, value: 'Do you climb?' })
  expect(await find('Nobody wrote this sentence')).toEqual([])
  const search = (await call('/site/words?language=en')).json().groups[0].fields
  expect(search.find(({ path }: { path: string[] }) => path.join('.') === 'meta.title')).toMatchObject({ limit: 60 })
})

test('every form has its fields with a schema, and no locked field', async () => {
  const { form } = await start()
  for (const name of formNames) {
    const { parts } = await form(name)
    expect([name, parts.length > 0]).toEqual([name, true])
    for (const { schema } of parts) expect(schema).toHaveProperty('type')
  }
  const [business] = (await form('business')).parts
  expect(business?.value).toHaveProperty('phone')
  for (const key of ['siteUrl', 'form', 'redirects', 'languages']) {
    expect(business?.value).not.toHaveProperty(key)
    expect(business?.schema.properties).not.toHaveProperty(key)
  }
})

test('a form says what the figures in its texts read, with the drafts of the prices', async () => {
  const { form, draft, written } = await start()
  const path = ['windows', 'exterior']
  await draft({ file: 'pricing.yaml', path, before: await written('pricing.yaml', path), after: '111-222' })
  expect((await form('services')).figures).toMatchObject({ '{pricing.windows.exterior}': '$111–$222' })
})

test('an article is added as fields and text, and deleted again', async () => {
  const { draft, form, opened } = await start()
  const [old] = (await form('articles')).parts
  const { body, ...model } = z
    .object({ body: z.array(z.string()) })
    .loose()
    .parse(old?.value)
  expect(body.length).toBeGreaterThan(0)
  const head = { ...model, id: 99, title: 'New: gutters' }
  const file = 'en/blog/new-gutters.md'
  const added = await draft({ file, path: [], before: null, after: { head, body: 'First.\n\nSecond.' } })
  expect(added.json()).toEqual({ isKept: true, isStale: false, mistakes: [] })
  const part = (await form('articles')).parts.find((one) => one.file === file)
  expect(part).toMatchObject({ value: { title: 'New: gutters' } })
  expect(part?.text).toMatch(/First\.\n\nSecond\.\n$/)
  await draft({ file, path: [], before: part?.text, after: null })
  expect(await opened()).toEqual([])
})

test('a removed town leaves the lists, ZIP codes and links that name it, and taking it back brings all of it back', async () => {
  const { call, draft, form, opened } = await start()
  const file = 'en/cities/gambier.md'
  const [part] = (await form('towns')).parts.filter((one) => one.file === file)
  const { fields } = (await call(`/site/naming?file=${file}`)).json()
  expect(fields.length).toBeGreaterThan(0)
  for (const field of fields) expect(field.shown).toContain('Gambier')
  const id = randomUUID()
  for (const _ of [1, 2])
    expect((await draft({ id, file, path: [], before: part?.text, after: null })).json().isKept).toBe(true)
  const drafts = await opened()
  expect(drafts.map(({ file: one, path }: { file: string; path: string[] }) => [one, ...path].join(' '))).toEqual(
    expect.arrayContaining([file, 'business.yaml coreCities', 'business.yaml zips Gambier']),
  )
  expect(drafts.filter(({ partOf }: { partOf: string | null }) => partOf === id)).toHaveLength(drafts.length - 1)
  const ids = drafts.map((one: { id: string }) => one.id)
  expect((await call('/site/changes', { body: { drafts: ids } })).json().mistakes).toEqual([])
  await call(`/site/drafts/${id}`, { method: 'DELETE' })
  expect(await opened()).toEqual([])
})

test('a picture is rotated upright, loses its location, and replaces another with its alt texts', async () => {
  const { app, cookie, call, opened, site } = await start()
  const photo = await sharp({ create: { width: 1800, height: 1600, channels: 3, background: 'red' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const send = (payload: Buffer, type = 'image/jpeg') =>
    app.inject({
      method: 'POST',
      url: '/desk/api/site/pictures',
      headers: { cookie, origin: siteUrl, 'content-type': type },
      payload,
    })
  const { file } = (await send(photo)).json()
  const made = await sharp(join(site.pictureDirs[0] ?? '', file)).metadata()
  expect([made.width, made.height]).toEqual([1600, 1800])
  expect([made.exif, made.orientation]).toEqual([undefined, undefined])
  const [first] = picturesSchema.parse((await call('/site/pictures')).json()).pictures
  const wanted = { id: randomUUID(), name: first?.name, file, isOwn: true, alt: { en: 'A roof' } }
  for (const _ of [1, 2]) expect((await call('/site/pictures/use', { body: wanted })).json().isKept).toBe(true)
  expect(await opened()).toMatchObject([
    { file: 'images.yaml', after: { file, provenance: 'photo' } },
    { file: 'en/images.yaml', after: 'A roof' },
  ])
  expect((await call(`/site/pictures/${file}`)).headers['content-type']).toBe('image/jpeg')
  expect((await call('/site/pictures/porch.svg')).headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  for (const junk of [Buffer.from('<svg/>'), Buffer.alloc(100), Buffer.alloc(0)])
    expect((await send(junk)).json().why ?? 'not understood').toMatch(/no-picture|not understood/)
  expect((await send(Buffer.alloc(largestPicture + 1))).statusCode).toBe(400)
  expect((await send(photo, 'image/svg+xml')).statusCode).toBe(400)
  expect((await send(photo, 'text/html')).statusCode).toBe(400)
})

test('an editing page carries one script of ours, and no other script may run', async () => {
  const { app, cookie } = await start()
  const page = await app.inject({ url: '/desk/page/', headers: { cookie } })
  const [, nonce] = /nonce="([^"]+)" src="\/desk\/edit-page\.js"><\/script>$/.exec(page.body) ?? []
  expect(page.headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}'`)
  expect(page.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' })
  expect((await app.inject({ url: '/desk/page/' })).statusCode).toBe(401)
  for (const path of ['none', '../csp.json', '%2e%2e/csp.json', '..%2fcsp.json', 'index.html%00'])
    expect((await app.inject({ url: `/desk/page/${path}`, headers: { cookie } })).body).not.toContain('<p>')
})

test('a publish needs a passkey confirmation, and goes live', async () => {
  const { call, draft, written, opened, site, storage } = await start()
  const before = await written('business.yaml', ['shortName'])
  await draft({ path: ['shortName'], before, after: 'Kokosing' })
  const [{ id }] = await opened()
  await storage.write((trx) => trx.updateTable('sessions').set({ confirmed_at: null }).execute())
  expect((await call('/site/publish', { body: { drafts: [id] } })).json()).toEqual({ error: 'confirm-first' })
  await storage.write((trx) => trx.updateTable('sessions').set({ confirmed_at: new Date().toISOString() }).execute())
  await call('/site/publish', { body: { drafts: [id] } })
  await site.publisher.settled()
  expect(await written('business.yaml', ['shortName'])).toBe('Kokosing')
  expect((await call('/site/publishes')).json().publishes[0]).toMatchObject({ state: 'live', person: 'Olga' })
})

test('a helper drafts, and only the owner publishes it or puts it back', async () => {
  const { enter, opened, draft, site, call } = await start('owner')
  const maria = await enter('Maria', 'helper')
  const body = {
    id: randomUUID(),
    file: 'business.yaml',
    path: ['shortName'],
    before: 'Kokosing Care',
    after: 'Kokosing',
  }
  expect((await maria.call('/site/drafts', { body })).json().isKept).toBe(true)
  const refused = { error: 'not-allowed' }
  expect((await maria.call('/site/publish', { body: { drafts: [body.id] } })).json()).toEqual(refused)
  await draft({ path: ['owner'], before: 'two sisters in Mount Vernon', after: 'Ruth and Opal' })
  expect(await opened()).toMatchObject([{ person: 'Maria' }, { person: 'Olga' }])
  await call('/site/publish', { body: { drafts: [body.id] } })
  await site.publisher.settled()
  const [{ id }] = (await call('/site/publishes')).json().publishes
  expect((await maria.call(`/site/publishes/${id}/restore`, { body: {} })).json()).toEqual(refused)
  expect(await opened()).toMatchObject([{ after: 'Ruth and Opal' }])
})

test('a brand color on which words cannot be read is refused with a sentence, and a readable one is a draft', async () => {
  const { draft } = await start()
  const pick = async (action: string) => (await draft({ path: ['brand'], before: null, after: { action } })).json()
  expect(await pick('#203040')).toMatchObject({
    isKept: false,
    mistakes: [{ path: ['brand', 'action'], text: expect.stringContaining('a lighter color') }],
  })
  expect(await pick('#7fd18a')).toMatchObject({ isKept: true, mistakes: [] })
})

test('of a logo in SVG only its pixels are kept, and a picture keeps its focal point', async () => {
  const { app, cookie, call, draft, opened, site } = await start()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><script>alert(1)</script><rect width="40" height="10" fill="red"/></svg>'
  const headers = { cookie, origin: siteUrl, 'content-type': 'image/svg+xml' }
  const { file } = (
    await app.inject({ method: 'POST', url: '/desk/api/site/logo', headers, payload: Buffer.from(svg) })
  ).json()
  expect(file).toMatch(/^logo-[0-9a-f]{16}\.png$/)
  const { format, width, height } = await sharp(join(site.pictureDirs[0] ?? '', file)).metadata()
  expect([format, width, height]).toEqual(['png', 640, 160])
  await draft({ path: ['brand'], before: null, after: { logo: file } })
  await draft({ file: 'images.yaml', path: ['house', 'focus'], before: null, after: { x: 20, y: 80 } })
  expect(
    (await draft({ file: 'images.yaml', path: ['house', 'file'], before: 'house.jpg', after: 'x.jpg' })).json(),
  ).toEqual({
    error: 'not-allowed',
  })
  const ids = (await opened()).map(({ id }: { id: string }) => id)
  expect((await call('/site/changes', { body: { drafts: ids } })).json().mistakes).toEqual([])
  const { pictures } = picturesSchema.parse((await call('/site/pictures')).json())
  expect(pictures.find(({ name }) => name === 'house')?.focus).toEqual({ x: 20, y: 80 })
})
