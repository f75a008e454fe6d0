import { describe, expect, test } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { contentRows } from './content-rows.ts'
import { refusalOfLiveBuild } from './live-build.ts'

const shipped = readContent()

const photographed = Object.fromEntries(
  Object.entries(shipped.pictures).map(([id, picture]) => [id, { ...picture, provenance: 'photo' as const }]),
)
const proven = { ...shipped.pricing.claims }
for (const claim of Object.values(proven))
  Object.assign(claim, { unsubstantiated: false, source: 'https://a.com/study' })

/** The shipped content as its owner would have made it fit for the public. */
const real: typeof shipped = {
  ...shipped,
  business: {
    ...shipped.business,
    name: 'Kings Solar Wash',
    phone: '(559) 582-7100',
    email: 'hello@kingssolarwash.com',
    siteUrl: 'https://kingssolarwash.com',
  },
  reviews: shipped.reviews.map((review) => ({ ...review, sample: false, source: 'https://a.com/review' })),
  testimonials: { ...shipped.testimonials, sample: false },
  pictures: photographed,
  pricing: { ...shipped.pricing, claims: proven },
}

const rowOf = (what: string, changes: Partial<typeof shipped> = {}) =>
  contentRows({ ...real, ...changes }).find((row) => row.what === what)
const business = (changes: Partial<typeof shipped.business>) => ({ business: { ...real.business, ...changes } })

const drawn = (id: string) => ({
  pictures: { ...photographed, [id]: { file: 'a.jpg', provenance: 'illustration' as const, scene: 'window' } },
})

describe('content that is fit for the public', () => {
  test('has nothing open, though a person still has to judge what it promises', () => {
    const rows = contentRows(real)
    expect(rows.filter(({ state }) => state !== 'good').map(({ what }) => what)).toEqual(['promises', 'stars'])
    expect(refusalOfLiveBuild(real, false)).toBeUndefined()
  })
})

describe('what stands in the way', () => {
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
    ['testimonials', { testimonials: { ...shipped.testimonials, sample: true } }],
    ['before and after', drawn(shipped.home.windowSlider.after)],
  ])('is %s (case %#)', (what, changes) => {
    expect(rowOf(what)?.state).toBe('good')
    expect(rowOf(what, changes)?.state).toBe('open')
  })

  test.each([
    ['sources of reviews', { reviews: real.reviews.map((review) => ({ ...review, source: undefined })) }],
    ['other pictures', drawn('hero-wide')],
    [
      'claims',
      {
        pricing: {
          ...real.pricing,
          claims: { ...proven, lossUpToPercent: { ...proven.lossUpToPercent, source: undefined } },
        },
      },
    ],
  ])('is for a person to judge in %s', (what, changes) => {
    expect(rowOf(what)?.state).toBe('good')
    expect(rowOf(what, changes)?.state).toBe('look')
  })
})

describe('a build of content that is not fit', () => {
  const live = { ...shipped, business: { ...shipped.business, siteUrl: 'https://brightvalleysolar.com' } }

  test('is refused for a public address, with the table', () => {
    const refusal = refusalOfLiveBuild(live, false)
    expect(refusal).toMatch(/^OPEN +name /)
    expect(refusal).toMatch(/OPEN +reviews +10 were written by no customer/)
    expect(refusal).toContain('may not go live at https://brightvalleysolar.com')
  })

  test('is allowed on this machine, and for trying out', () => {
    expect(refusalOfLiveBuild(shipped, false)).toBeUndefined()
    expect(refusalOfLiveBuild(live, true)).toBeUndefined()
  })
})
