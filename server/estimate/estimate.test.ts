import { describe, expect, test } from 'vitest'
import { estimate } from '../../pricing/estimate.ts'
import { readAnswers } from '../../pricing/estimate-answers.ts'
import { readServerContent } from '../content.ts'
import { parseExtraFields } from '../mail/extra-fields.ts'
import { fillEstimateBox } from './fill-estimate-box.ts'
import { fillEstimatePage } from './fill-estimate-page.ts'
import { estimateOf, keptEstimate } from './kept-estimate.ts'

const content = readServerContent('content')

describe('an estimate that comes with a request', () => {
  test('is counted here, whatever price its query names', () => {
    expect(estimateOf('service=solar&panels=20&town=Visalia&low=1&high=2', content)).toEqual({
      said: 'Solar panels, 20 panels, Visalia: $250–$325',
      service: 'solar',
      panels: 20,
      town: 'Visalia',
      low: 250,
      high: 325,
    })
  })

  test('of an array without a ceiling has no high', () => {
    expect(estimateOf('service=solar&panels=40', content)).not.toHaveProperty('high')
  })

  test.each([undefined, '', 'on', 'service=mold', 'service=solar&panels=0', 'service=solar&town=%3Cscript%3E', '%%%'])(
    'is passed over where it names no job: %s',
    (query) => {
      expect(estimateOf(query, content)).toBeUndefined()
    },
  )

  test('is said in words where the other fields are listed', () => {
    const extra = JSON.stringify({ estimate: estimateOf('service=windows&windows=20&town=Hanford', content) })
    expect(parseExtraFields(extra)).toEqual([['estimate', 'Outside windows, 20 windows, Hanford: $125–$250']])
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
<template data-estimate="start"></template><div>first</div><template data-estimate="end"></template>`

const filled = (query: string) => {
  const answers = readAnswers(new URLSearchParams(query))
  const answer = estimate(answers, content.rates, content.priceWords)
  return fillEstimatePage(page, answers, answer, { words: content.estimate.answer, us: content.business })
}

describe('the page of the estimate', () => {
  test('shows the answer and keeps what was asked', () => {
    const html = filled('service=windows&town=Visalia')
    expect(html).toContain('<strong>$150–$300</strong>')
    expect(html).toContain('<input checked type="radio" name="service" value="windows"/>')
    expect(html).not.toContain('value="solar" checked')
    expect(html).toContain('value="Visalia"')
    expect(html).not.toContain('first')
  })

  test('names a mistake at its field', () => {
    expect(filled('service=solar&town=Oz')).toMatch(/aria-invalid="true".*<p id="e" data-error-for="town">That town/s)
  })

  test('writes what a stranger typed as text', () => {
    const html = filled(`service=solar&town=${encodeURIComponent('"><script>$&')}`)
    expect(html).not.toContain('<script>')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;$&amp;"')
  })
})

test('the quote form shows the estimate that it sends', () => {
  const box = '<label class="quote-estimate" hidden=""><input type="checkbox" name="estimate"/><span></span></label>'
  expect(fillEstimateBox(box, 'service=solar', 'Send <it>')).toBe(
    '<label class="quote-estimate"><input type="checkbox" name="estimate" value="service=solar" checked><span>Send &lt;it&gt;</span></label>',
  )
})
