import { describe, expect, test } from 'vitest'
import { answerPlace } from '../../contract/answer-place.ts'
import { ratesOf } from '../../pricing/read-job.ts'
import { secondBusiness, withPanels } from '../../tests/second-business.ts'
import { shippedTest } from '../../tests/shipped-business.ts'
import { readServerContent } from '../builds/server-content.ts'
import { parseExtraFields } from '../mail/extra-fields.ts'
import { testApp } from '../testing/test-app.ts'
import { estimateOf, keptEstimate } from './lead-estimate.ts'

const rates = ratesOf(withPanels)
const content = { ...readServerContent(secondBusiness), rates }

describe('an estimate sent with a quote request', () => {
  test('is computed by the server, whatever price its query names', () => {
    expect(estimateOf('service=solar&panels=20&town=Fredericktown&low=1&high=2', content)).toEqual({
      said: '20 panels, Fredericktown: $250–$325',
      service: 'solar',
      panels: 20,
      town: 'Fredericktown',
      low: 250,
      high: 325,
    })
  })

  test('keeps the chosen range of panels and invents no count', () => {
    expect(estimateOf('service=solar&size=medium', content)).toMatchObject({
      said: '16–25 panels: $225–$275',
      panels: '16–25',
    })
  })

  test.each([
    ['of an array without a ceiling', 'service=solar&panels=40'],
    ['of panels that nobody has counted', 'service=solar'],
  ])('%s has no high, because its words say "and up"', (_what, query) => {
    const kept = estimateOf(query, content)
    expect(kept?.said).toMatch(/and up$/)
    expect(kept).not.toHaveProperty('high')
  })

  test.each([undefined, '', 'on', 'service=mold', 'service=solar&panels=0', 'service=solar&town=%3Cscript%3E', '%%%'])(
    'is ignored if it names no job: %s',
    (query) => {
      expect(estimateOf(query, content)).toBeUndefined()
    },
  )

  test('is in words among the other fields', () => {
    const extra = JSON.stringify({ estimate: estimateOf('service=windows&windows=20&town=Gambier', content) })
    expect(parseExtraFields(extra)).toEqual([['estimate', 'Outside windows, 20 windows, Gambier: $125–$250']])
  })

  test.each(['{}', '{"estimate":"mine"}', '{"estimate":{"said":7}}', '{"estimate":null}', '[]', 'null'])(
    'is absent from %s',
    (extra) => {
      expect(keptEstimate(extra)).toBeUndefined()
    },
  )
})

const page = `<main>${answerPlace}<form></form></main>`

const pageOf = async (path: string, content = readServerContent(secondBusiness)) => {
  const { app } = await testApp({ pages: { 'estimate/index.html': page, 'quote/index.html': page }, content })
  const { body } = await app.inject({ url: path })
  return body
}

describe('an estimate without script', () => {
  test('is shown at the marker, below the question', async () => {
    expect(await pageOf('/estimate?service=windows&town=Fredericktown')).toMatch(
      /^<main><p>Outside windows, Fredericktown<\/p>.*<strong>\$110–\$210<\/strong>.*<form><\/form><\/main>$/s,
    )
  })

  test('shows a mistake beside the question and the typed answer', async () => {
    const words = readServerContent(secondBusiness).estimate.fields
    expect(await pageOf('/estimate?service=windows&town=Oz')).toContain(`<b>${words.town.label}</b><br>Oz: We may not`)
  })

  test('leaves the page as built without a query', async () => {
    expect(await pageOf('/estimate?utm_source=postcard')).toBe(page)
  })

  test('escapes what a stranger typed', async () => {
    const town = encodeURIComponent('"><script>$&')
    const html = await pageOf(`/estimate?service=windows&town=${town}`)
    expect(html).not.toContain('<script>')
    expect(html).toContain('&quot;&gt;&lt;script&gt;$&amp;')
  })

  shippedTest('says if a wash pays, and leads on to the quote form', async () => {
    const shipped = readServerContent('content')
    const html = await pageOf('/estimate?service=solar&panels=20&month=june', shipped)
    expect(html).toContain('A wash in June would recover')
    expect(html).toContain('href="/quote?service=solar&amp;panels=20"')
    expect(await pageOf('/estimate?service=solar&cents=free', shipped)).toContain('Enter the price of a kWh in cents')
  })

  test('says nothing about washes if the business washes no panels', async () => {
    expect(await pageOf('/estimate?service=windows&month=june')).not.toContain('wash-answer')
  })
})

describe('the quote form without script', () => {
  test('shows the estimate that it sends', async () => {
    expect(await pageOf('/quote?service=windows&town=Gambier')).toBe(
      `<main><label class="quote-estimate"><input type="checkbox" name="estimate" value="service=windows&amp;town=Gambier" checked><span>Send my range: Outside windows, Gambier: $95–$180</span></label><form></form></main>`,
    )
  })

  test('shows none if the job cannot be priced', async () => {
    expect(await pageOf('/quote?service=mold')).toBe('<main><form></form></main>')
  })
})
