import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { fieldDiffs, isGroup, type Json, valueAt } from '../../contract/desk/field-diff.ts'
import {
  draftsSchema,
  type Form,
  type FormName,
  type folderForms,
  formSchema,
  picturesSchema,
} from '../../contract/desk/site.ts'
import { newPage, slugOf } from '../../desk/site/new-page/new-entry.ts'
import { galleryEdits, kindsOf, sliderEdits } from '../../desk/site/pictures/pair-edits.ts'
import { buildSite } from '../../server/publish/build-site.ts'
import { runNode } from '../../server/publish/run-node.ts'
import { siteUrl, testDesk } from '../../server/testing/test-desk.ts'
import { testSite } from '../../server/testing/test-site.ts'
import { testStorage } from '../../server/testing/test-storage.ts'
import { isFull } from './size.ts'

const shipped = join(import.meta.dirname, '../../content')
const languages = ['en', 'es'] as const
const [en] = languages
type Group = { [name: string]: Json }

/** The desk of an owner whose site is still the shipped one: what its screens do, by the calls that they make. */
const freshDesk = async () => {
  const storage = await testStorage()
  // Astro moves pictures by renaming, so the build lies on the disk of the project.
  mkdirSync('node_modules/.cache', { recursive: true })
  const buildDir = mkdtempSync(join(process.cwd(), 'node_modules/.cache/whole-site-'))
  onTestFinished(() => rmSync(buildDir, { recursive: true, force: true }))
  const site = testSite(storage, { from: shipped, languages: () => languages, build: buildSite(buildDir) })
  const desk = await testDesk({ storage, site, languages: [...languages] })
  const { call, cookie } = await desk.enter('Ruth', 'owner')
  let uploads = 0

  const save = async (edit: object) => {
    const answer = (await call('/site/drafts', { body: { id: randomUUID(), ...edit } })).json()
    expect(answer, JSON.stringify(edit).slice(0, 300)).toEqual({ isKept: true, isStale: false, mistakes: [] })
  }
  const form = async (name: FormName, language: string = en): Promise<Form> =>
    formSchema.parse((await call(`/site/forms/${name}?language=${language}`)).json())

  /** Changes a form and saves it, as `FormView` does. */
  const change = async (name: FormName, edit: (value: Group) => Json, language: string = en) => {
    const [part] = (await form(name, language)).parts
    if (!part) throw new Error(`The form ${name} is empty.`)
    const value = isGroup(part.value) ? part.value : { list: part.value }
    const wanted = edit(value)
    for (const { path, ...diff } of fieldDiffs(part.value, wanted))
      await save({ file: part.file, path: [...part.path, ...path], ...diff })
  }
  const remove = async (name: FormName, keeps: (file: string) => boolean = () => false) => {
    for (const { file } of (await form(name)).parts) {
      if (!file.endsWith('.md') || keeps(file)) continue
      const part = (await form(name)).parts.find((one) => one.file === file)
      await save({ file, path: [], before: part?.text ?? null, after: null })
    }
  }
  /** Removes the towns that came with the site, those without a page too. */
  const removeShippedTowns = async () => {
    const answer = await call('/site/remove-shipped', { body: { id: randomUUID(), name: 'towns' } })
    expect(answer.json()).toMatchObject({ isKept: true, mistakes: [] })
  }
  /** Takes the work without a page of its own off the town pages. */
  const removeSideJobs = async () => {
    const part = (await form('towns')).parts.find(({ path }) => path[0] === 'services')
    const items = part ? valueAt(part.value, ['items']) : null
    if (!part || !Array.isArray(items)) throw new Error('The form of the towns has no cards.')
    const after = items.filter((item) => !(isGroup(item) && item.job))
    await save({ file: part.file, path: [...part.path, 'items'], before: items, after })
  }
  type New = { title: string; body: string; image: string; miles?: string; categories?: [string, string] }
  const add = async (name: (typeof folderForms)[number], page: New) => {
    const folder = { towns: 'cities', services: 'services', articles: 'blog' }[name]
    const typed = { county: 'Knox', miles: page.miles ?? '', image: page.image }
    for (const [at, language] of languages.entries()) {
      const heads = (await form(name, language)).parts
        .filter(({ file }) => file.endsWith('.md'))
        .map(({ value }) => value)
      const after = newPage(name, { ...page, typed, today: '2026-11-27', category: page.categories?.[at] ?? '' }, heads)
      const file = `${language}/${folder}/${slugOf(page.title)}.md`
      await save({ file, path: [], before: null, after })
    }
  }

  const upload = async (): Promise<string> => {
    uploads += 1
    const background = { r: (uploads * 37) % 256, g: (uploads * 91) % 256, b: 120 }
    const payload = await sharp({ create: { width: 1920, height: 1440, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const headers = { cookie, origin: siteUrl, 'content-type': 'image/jpeg' }
    const answer = await desk.app.inject({ method: 'POST', url: '/desk/api/site/pictures', headers, payload })
    return answer.json().file
  }
  const picture = async (name: string) => {
    const alt = { en: `Our job: ${name}`, es: `Nuestro trabajo: ${name}` }
    const body = { id: randomUUID(), name, file: await upload(), isOwn: true, alt }
    expect((await call('/site/pictures/use', { body })).json()).toMatchObject({ isKept: true, mistakes: [] })
  }
  const pictures = async () => picturesSchema.parse((await call('/site/pictures')).json())
  /** A pair of the gallery alone there, and first on the home page. */
  const addPair = async (names: readonly [string, string]) => {
    const galleries = await Promise.all(languages.map((language) => form('gallery', language)))
    const services = await Promise.all(languages.map((language) => form('services', language)))
    const known = await pictures()
    const kinds = galleries.map(({ parts: [part] }, at) =>
      part ? kindsOf(part, services[at]?.parts ?? [], known.pictures) : [],
    )
    const parts = galleries.flatMap((gallery) => gallery.parts)
    const own = kinds.map((some) => some.find((kind) => kind === 'Gutter Cleaning') ?? '')
    for (const edit of [...galleryEdits(parts, names, own), ...sliderEdits(known, names)]) await save(edit)
  }
  const publish = async () => {
    const drafts = draftsSchema.parse((await call('/site/drafts')).json()).drafts.map(({ id }) => id)
    expect((await call('/site/changes', { body: { drafts } })).json().mistakes).toEqual([])
    await call('/site/publish', { body: { drafts } })
    await site.publisher.settled()
    const [{ state, why } = { state: 'none', why: null }] = await site.publisher.all()
    return { state, why }
  }
  return {
    site,
    save,
    change,
    remove,
    removeShippedTowns,
    removeSideJobs,
    add,
    picture,
    addPair,
    publish,
    pictures: async () => (await pictures()).pictures,
  }
}

/** What a helper sets at the server. */
const serverRows = ['letters', 'backup', 'alerts', 'proxy', 'certificate', 'search engines']
const rowSchema = z.array(z.object({ what: z.string(), state: z.string(), detail: z.string() }))
/** Rows of the launch check about the content that stop a launch. */
const redRows = async (contentDir: string) => {
  const script = join(import.meta.dirname, '../../server/ops/programs/run-launch-check.ts')
  const said = await runNode([script, '--json'], {
    megabytes: 768,
    seconds: 120,
    env: { CONTENT_DIR: contentDir },
  }).catch((error: unknown) => z.object({ stdout: z.string() }).parse(error).stdout)
  const rows = rowSchema.parse(JSON.parse(said))
  return rows.flatMap(({ what, state }) => (state === 'open' && !serverRows.includes(what) ? [what] : []))
}

const author = (name: string, text: string) => ({
  author: name,
  rating: 5,
  date: 'November 2026',
  text,
  source: 'https://reviews.example.com/1',
})
const reviews = [
  { id: 1, ...author('Ada L.', 'They cleaned every gutter and left no leaf.') },
  { id: 2, ...author('Grace H.', 'On time, kind, and the windows shine.') },
  { id: 3, ...author('Mary S.', 'We will call them again next fall.') },
]
test.runIf(isFull)(
  'an owner makes the shipped site that of another business by the calls of the desk, and publishes it',
  async () => {
    const desk = await freshDesk()
    const { change, remove, add, picture } = desk
    const town = { city: 'Mount Vernon', latitude: 40.3934, longitude: -82.4857 }
    await change('business', (business) => ({
      ...business,
      name: 'Kokosing Gutter & Window Care',
      shortName: 'Kokosing Care',
      shortTagline: 'Gutters & Windows',
      phone: '(740) 397-2117',
      email: 'hello@kokosingcare.com',
      since: 2016,
      owner: 'two sisters in Mount Vernon',
      proof: { licenseNumber: 'OH-4711', insurer: 'Ohio Mutual', owners: ['Ruth Kokos'] },
      brand: { action: '#ffb000', accent: '#005a3c' },
      address: { ...town, state: 'OH', stateName: 'Ohio', country: 'US' },
      base: { ...town, county: 'Knox' },
      counties: ['Knox'],
      timeZone: 'America/New_York',
      region: 'Kokosing Valley',
      serviceRadiusMeters: 30_000,
    }))
    const weekday = '08:00-17:00'
    await change('hours', () => ({
      mon: weekday,
      tue: weekday,
      wed: weekday,
      thu: weekday,
      fri: weekday,
      sat: '09:00-13:00',
      sun: 'closed',
    }))
    await change('prices', (prices) => ({ ...prices, visits: { gutters: '120-260' } }))

    await add('towns', { title: 'Mount Vernon', body: 'Our shop is here.', image: 'front-door', miles: '0' })
    await add('towns', { title: 'Gambier', body: 'Oaks let go late.', image: 'front-door', miles: '5' })
    await change('towns', () => ['Mount Vernon', 'Gambier'])
    await desk.removeShippedTowns()
    await desk.removeSideJobs()
    await add('services', { title: 'Gutter Cleaning', body: 'Emptied by hand.', image: 'front-door' })
    await remove('services', (file) => /(?:gutter|window)-cleaning\.md$/.test(file))
    await add('articles', {
      title: 'Why downspouts clog',
      body: 'Leaves stop at the bend.',
      image: 'front-door',
      categories: ['Guides', 'Guías'],
    })
    await remove('articles', (file) => file.endsWith('downspouts-clog.md'))

    for (const language of languages) {
      await change('reviews', () => reviews, language)
      const items = [{ question: 'Do you take the leaves away?', answer: 'Yes. Call {phone}.' }]
      await change('questions', (form) => ({ ...form, items }), language)
    }
    for (const { name, isPhoto, isDrawing } of await desk.pictures()) if (!isPhoto && !isDrawing) await picture(name)
    const pair = ['job-before', 'job-after'] as const
    for (const name of pair) await picture(name)
    await desk.addPair(pair)

    expect(await desk.publish()).toEqual({ state: 'live', why: null })
    expect(await redRows(desk.site.contentDir)).toEqual(['site address', 'https'])
  },
)
