import { describe, expect, test } from 'vitest'
import { ratesOf } from '../../pricing/read-job.ts'
import { secondBusiness, withPanels } from '../../tests/second-business.ts'
import { shippedTest } from '../../tests/shipped-business.ts'
import { readServerContent } from '../content.ts'
import { parseExtraFields } from '../mail/extra-fields.ts'
import { StorageUnavailable } from '../storage/leads.ts'
import { goodAnswers, testApp } from '../testing/test-app.ts'
import { fillEstimateBox } from './fill-estimate-box.ts'
import { fillEstimatePage } from './fill-estimate-page.ts'
import { estimateOf, keptEstimate } from './kept-estimate.ts'

const rates = ratesOf(withPanels)
const content = { ...readServerContent(secondBusiness), rates }

describe('an estimate that comes with a request', () => {
  test('is counted here, whatever price its query names', () => {
    expect(estimateOf('service=solar&panels=20&town=Fredericktown&low=1&high=2', content)).toEqual({
      said: 'Panels, 20 panels, Fredericktown: $250–$325',
      service: 'solar',
      panels: 20,
      town: 'Fredericktown',
      low: 250,
      high: 325,
    })
  })

  test('keeps the range of panels that was chosen, and no count that nobody gave', () => {
    expect(estimateOf('service=solar&size=medium', content)).toMatchObject({
      said: 'Panels, 16–25 panels: $225–$275',
      panels: '16–25',
    })
  })

  test.each([
    ['of an array without a ceiling', 'service=solar&panels=40'],
    ['of panels that nobody has counted', 'service=solar'],
  ])('%s has no high, as its words say "and up"', (_what, query) => {
    const kept = estimateOf(query, content)
    expect(kept?.said).toMatch(/and up$/)
    expect(kept).not.toHaveProperty('high')
  })

  test.each([undefined, '', 'on', 'service=mold', 'service=solar&panels=0', 'service=solar&town=%3Cscript%3E', '%%%'])(
    'is passed over where it names no job: %s',
    (query) => {
      expect(estimateOf(query, content)).toBeUndefined()
    },
  )

  test('is said in words where the other fields are listed', () => {
    const extra = JSON.stringify({ estimate: estimateOf('service=windows&windows=20&town=Gambier', content) })
    expect(parseExtraFields(extra)).toEqual([['estimate', 'Outside windows, 20 windows, Gambier: $125–$250']])
  })

  test.each(['{}', '{"estimate":"mine"}', '{"estimate":{"said":7}}', '{"estimate":null}', '[]', 'null'])(
    'is none in %s',
    (extra) => {
      expect(keptEstimate(extra)).toBeUndefined()
    },
  )
})

const page = `<form class="estimate-form" method="get"><input type="radio" name="service" value="solar" checked=""/>
<input type="radio" name="service" value="windows"/><input id="t" name="town" type="text"/><p id="e" data-error-for="town" hidden=""></p></form>
<template data-answer="estimate-start"></template><div>first</div><template data-answer="estimate-end"></template>
<input form="f" type="radio" name="month" value="june"/><input form="f" name="cents" type="text"/><p id="c" data-error-for="cents" hidden=""></p>
<template data-answer="wash-start"></template><div>later</div><template data-answer="wash-end"></template>`

const filled = (query: string) => fillEstimatePage(page, new URLSearchParams(query), content)

describe('the page of the estimate', () => {
  test('shows the answer and keeps what was asked', () => {
    const html = filled('service=windows&town=Fredericktown')
    expect(html).toContain('<strong>$150–$300</strong>')
    expect(html).toContain('<input checked type="radio" name="service" value="windows"/>')
    expect(html).not.toContain('value="solar" checked')
    expect(html).toContain('value="Fredericktown"')
    expect(html).not.toContain('first')
  })

  test('names a mistake at its field', () => {
    expect(filled('service=solar&town=Oz')).toMatch(/aria-invalid="true".*<p id="e" data-error-for="town">We may not/s)
  })

  shippedTest('says if a wash pays, in fields that stand outside of the form', () => {
    const shipped = readServerContent('content')
    const ask = (query: string) => fillEstimatePage(page, new URLSearchParams(query), shipped)
    const html = ask('service=solar&panels=20&month=june')
    expect(html).toContain('<input checked form="f" type="radio" name="month" value="june"/>')
    expect(html).toContain('A wash in June would recover')
    expect(html).toContain('<polygon class="wash-dirty" points="38.0,172.0 ')
    expect(html).not.toContain('later</div>')
    expect(html).toMatch(/<span class="together">\$\d+–\$\d+<\/span><span> of power/)
    expect(ask('cents=free')).toContain('data-error-for="cents">Enter the price of a kWh in cents')
  })

  shippedTest('leads on to the quote form where a wash may pay, and not where waiting is better', () => {
    const shipped = readServerContent('content')
    const ways = (asked: string) => {
      const html = fillEstimatePage(page, new URLSearchParams(`service=solar&panels=${asked}`), shipped)
      return [html.match(/data-kind="unpriced">([^<]*)/)?.[1], html.match(/<a [^>]*href="\/quote\?/g)?.length]
    }
    expect(ways('12&month=september&since=14')).toEqual(['Wait', 1])
    expect(ways('25&month=may&since=150&setting=dusty')).toEqual(['It’s close', 2])
  })

  test('says nothing of washes where the business washes no panels', () => {
    expect(filled('service=windows')).toContain('<div>later</div>')
  })

  test('writes what a stranger typed as text', () => {
    const html = filled(`service=solar&town=${encodeURIComponent('"><script>$&')}`)
    expect(html).not.toContain('<script>')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;$&amp;"')
  })
})

describe('the quote form', () => {
  const box = '<label class="quote-estimate" hidden=""><input type="checkbox" name="estimate"/><span></span></label>'
  const said = 'Send my range: Panels, 20 panels, Fredericktown: $250–$325'

  test('shows the estimate that it sends', () => {
    expect(fillEstimateBox(box, 'service=solar&panels=20&town=Fredericktown', content)).toBe(
      `<label class="quote-estimate"><input type="checkbox" name="estimate" value="service=solar&amp;panels=20&amp;town=Fredericktown" checked><span>${said}</span></label>`,
    )
  })

  test('shows none where there is no job to price', () => {
    expect(fillEstimateBox(box, 'service=mold', content)).toBe(box)
  })

  test.each([
    ['an answer is wrong', 422, {}],
    ['it could not be kept', 503, { email: 'ann@example.com' }],
  ])('keeps it without script when %s', async (_why, status, more) => {
    const { app } = await testApp({
      pages: { 'quote/index.html': `<main><form><div data-form-errors></div>${box}</form></main>` },
      showEstimate: (shown, query) => fillEstimateBox(shown, query, content),
      submit: async () => {
        throw new StorageUnavailable('The request could not be kept', { cause: new Error('disk full') })
      },
    })
    const estimate = 'service=solar&panels=20&town=Fredericktown'
    const payload = new URLSearchParams({ ...goodAnswers, email: '', ...more, estimate }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await app.inject({ method: 'POST', url: '/f/quote', headers, payload })
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain(`checked><span>${said}</span>`)
  })
})
