import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { contentRoot, readContent } from '../../../content/schema/read.ts'
import { shippedBusiness } from '../../../tests/shipped-business.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { contentRows } from './content-rows.ts'
import { refusalOfLiveBuild } from './refuse-unready.ts'
import { isShippedText, shippedFigures, shippedPictures } from './shipped-content.ts'

const shipped = readContent()

const photographed = Object.fromEntries(
  Object.entries(shipped.pictures).map(([id, picture]) => [id, { ...picture, provenance: 'photo' as const }]),
)
const proven = { ...shipped.pricing.claims }
for (const claim of Object.values(proven))
  Object.assign(claim, { unsubstantiated: false, source: 'https://a.com/study' })

/** The shipped content with everything that its owner must change. */
const real: typeof shipped = {
  ...shipped,
  business: {
    ...shipped.business,
    name: 'Kings Solar Wash',
    phone: '(559) 582-7100',
    email: 'hello@kingssolarwash.com',
    siteUrl: 'https://kingssolarwash.com',
    proof: {
      licenseNumber: '1047',
      insurer: 'Valley Mutual',
      owners: ['Ana Reyes'],
      crewPhoto: 'solar-after',
      googleProfile: 'https://maps.app.goo.gl/ours',
    },
  },
  reviews: shipped.reviews.map((review) => ({
    ...review,
    sample: false,
    text: 'Ours.',
    source: 'https://a.com/review',
  })),
  pictures: photographed,
  pricing: { ...shipped.pricing, claims: proven },
}

// The figures of the home page, where they are still those that ship.
const left = shippedBusiness ? ['home figures'] : []

// A folder that does not exist: picture files are tested elsewhere.
const noFiles = 'nowhere'
const rowOf = async (what: string, changes: Partial<typeof shipped> = {}, root = noFiles) =>
  (await contentRows([{ ...real, ...changes }], root)).find((row) => row.what === what)
const business = (changes: Partial<typeof shipped.business>) => ({ business: { ...real.business, ...changes } })

const drawn = (id: string) => ({
  pictures: { ...photographed, [id]: { file: 'a.jpg', provenance: 'illustration' as const, scene: 'window' } },
})

describe('content that is ready for the public', () => {
  test('has nothing open, and lists its promises for a person to judge', async () => {
    const rows = await contentRows([real], noFiles)
    expect(rows.filter(({ state }) => state !== 'good').map(({ what }) => what)).toEqual(['promises', 'stars', ...left])
  })
})

test('is ready only once every language is', async () => {
  const [number = 0] = shippedFigures
  const stats = (count: number) => ({
    home: {
      ...real.home,
      stats: { ...real.home.stats, items: [{ icon: 'sun', number: count, suffix: '', label: 'Roofs' }] },
    },
  })
  const spanish = { ...real, ...stats(number), language: 'es', reviews: shipped.reviews, gallery: shipped.gallery }
  const rows = await contentRows([{ ...real, ...stats(1) }, spanish], noFiles)
  expect(rows.filter(({ what }) => what === 'reviews')).toMatchObject([{ state: 'open' }])
  expect(rows.filter(({ what }) => what === 'home figures')).toMatchObject([
    { state: 'look', fields: [{ file: 'es/pages/home.yaml', path: ['stats', 'items', 0, 'number'] }] },
  ])
  expect(await refusalOfLiveBuild([real, spanish], false)).toContain('content/es/reviews.yaml')
})

test('names the pictures of pairs that show no job of its own', async () => {
  const { after } = shipped.home.wideSlider
  expect((await rowOf('before and after', drawn(after)))?.names).toEqual([after])
})

test('has the words of promises that the business took back', async () => {
  expect((await rowOf('promises'))?.names).toEqual([])
  const promises = { ...real.business.promises, americanMadeEquipment: false }
  expect((await rowOf('promises', business({ promises })))?.names).toContain('american-made')
})

test('is asked for what only the owner knows', async () => {
  const none = { licenseNumber: '', insurer: '', owners: [], crewPhoto: '', googleProfile: '' }
  for (const what of ['license', 'insurer', 'owners', 'profile on Google', 'crew photograph'])
    expect(await rowOf(what, business({ proof: none })), what).toMatchObject({ state: 'look' })
  const unknown = business({ proof: { ...none, crewPhoto: 'crew' } })
  expect(await rowOf('crew photograph', unknown)).toMatchObject({ state: 'open' })
})

test('asks for the license number by the promise of a license, for the insurer by that of insurance', async () => {
  const proof = { ...real.business.proof, licenseNumber: '', insurer: '' }
  for (const licensed of [true, false]) {
    const changed = business({ promises: { ...real.business.promises, licensed, insured: !licensed }, proof })
    expect(await rowOf('license', changed)).toMatchObject({ state: licensed ? 'look' : 'good' })
    expect(await rowOf('insurer', changed)).toMatchObject({ state: licensed ? 'good' : 'look' })
  }
})

test('has stars to judge once customers gave them', async () => {
  expect(await rowOf('stars')).toMatchObject({ state: 'look' })
  expect(await rowOf('stars', { reviews: real.reviews.slice(0, 4) })).toMatchObject({ state: 'good' })
})

describe('an open row', () => {
  test.each([
    ['name', business({ name: 'Bright Valley Solar & Window Cleaning' })],
    ['phone', business({ phone: '(559) 555-0142' })],
    ['phone', business({ phone: '+1 415 555 0199' })],
    ['e-mail', business({ email: 'hello@brightvalley.example' })],
    ['e-mail', business({ email: 'me@example.com' })],
    ['site address', business({ siteUrl: 'http://localhost:4321' })],
    ['site address', business({ siteUrl: 'https://192.0.2.7' })],
    ['site address', business({ siteUrl: 'https://site.local' })],
    ['https', business({ siteUrl: 'http://kingssolarwash.com' })],
    ['reviews', { reviews: shipped.reviews.map((review, index) => ({ ...review, sample: index === 9 })) }],
    ['before and after', drawn(shipped.home.wideSlider.after)],
  ])('is %s (case %#)', async (what, changes) => {
    expect((await rowOf(what))?.state).toBe('good')
    expect((await rowOf(what, changes))?.state).toBe('open')
  })

  test.each([
    ['sources of reviews', { reviews: real.reviews.map((review) => ({ ...review, source: undefined })) }],
    ['other pictures', drawn('hero-wide')],
    [
      'other pictures',
      {
        pictures: { ...photographed, mailbox: { file: 'a.svg', provenance: 'drawing' as const } },
        reviewsPage: { ...shipped.reviewsPage, image: 'mailbox' },
      },
    ],
    [
      'early and late visits',
      { pricing: { ...real.pricing, claims: proven, rules: { ...real.pricing.rules, premiumAfter: '20:00' } } },
    ],
    [
      'claims',
      {
        pricing: {
          ...real.pricing,
          claims: Object.fromEntries(
            Object.entries(proven).map(([name, claim]) => [name, { ...claim, source: undefined }]),
          ),
        },
      },
    ],
  ])('is one to look at in %s', async (what, changes) => {
    expect((await rowOf(what))?.state).toBe('good')
    expect((await rowOf(what, changes))?.state).toBe('look')
  })
})

describe('a build of content that is not ready', () => {
  const live = { ...shipped, business: { ...shipped.business, siteUrl: 'https://brightvalleysolar.com' } }

  test('is refused for a public URL, with the table', async () => {
    const refusal = await refusalOfLiveBuild([live], false)
    expect(refusal).toMatch(/^OPEN +name /)
    expect(refusal).toMatch(/OPEN +reviews +10 were written by no customer/)
    expect(refusal).toContain('may not go live at https://brightvalleysolar.com')
  })

  test('is allowed on this machine, and for staging', async () => {
    expect(await refusalOfLiveBuild([shipped], false)).toBeUndefined()
    expect(await refusalOfLiveBuild([live], true)).toBeUndefined()
  })
})

describe.runIf(shippedBusiness)('shipped content is recognized by its contents:', () => {
  const texts = shipped.reviews.map(({ text }) => text)

  test('each sample, also with other case, spaces and punctuation', () => {
    expect(texts.filter((text) => !isShippedText(text))).toEqual([])
    expect(isShippedText(`  ${texts[0]?.toUpperCase().replaceAll(',', ' ,')}!`)).toBe(true)
    expect(isShippedText('They came on time and did good work.')).toBe(false)
  })

  test('each rendering, also renamed, resized and recompressed', async () => {
    const renderings = Object.entries(shipped.pictures).filter(([, { provenance }]) => provenance === 'illustration')
    expect([...(await shippedPictures(shipped.pictures, contentRoot))].sort()).toEqual(
      renderings.map(([id]) => id).sort(),
    )
    const root = tempDir()
    mkdirSync(join(root, 'images'))
    await sharp(join(contentRoot, 'images/shop-after.webp'))
      .resize(500)
      .jpeg({ quality: 55 })
      .toFile(join(root, 'images/our-job.jpg'))
    const noise = {
      create: {
        width: 600,
        height: 400,
        channels: 3,
        background: 'grey',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    } as const
    await sharp(noise).jpeg().toFile(join(root, 'images/other.jpg'))
    const photo = (file: string) => ({ file, provenance: 'photo' as const })
    expect([...(await shippedPictures({ a: photo('our-job.jpg'), b: photo('other.jpg') }, root))]).toEqual(['a'])
  })

  test.each([
    [
      'reviews',
      { reviews: shipped.reviews.map((review) => ({ ...review, sample: false })) },
      'text in content/en/reviews.yaml',
    ],
    ['photographs', { pictures: photographed }, 'file in content/images.yaml'],
  ])('whatever its flag says: %s', async (what, changes, where) => {
    const row = await rowOf(what, changes, contentRoot)
    expect(row?.state).toBe('open')
    expect(row?.detail).toContain(where)
  })
})
