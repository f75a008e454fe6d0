import { describe, expect, it } from 'vitest'
import { withPanels } from '../tests/second-business.ts'
import { bundleExamples } from './bundle-examples.ts'

const { pricing } = withPanels
const bundle = pricing.windows?.bundle ?? { from: 0, to: 0 }

describe('a worked example of a bundle', () => {
  const examples = Object.entries(bundleExamples(pricing) ?? {})

  it('exists for each size', () => {
    expect(examples).toHaveLength(3)
  })

  it.each(examples)('of a %s array costs less than two visits', (_, { panels, windows, apart, together }) => {
    expect(apart.from).toBe(panels.from + windows.from)
    expect(together.from).toBeLessThan(apart.from)
  })

  it.each(examples)('of a %s array stays inside the published range of bundles', (_, { together }) => {
    expect(together.from).toBeGreaterThanOrEqual(bundle.from)
    expect(together.from).toBeLessThanOrEqual(bundle.to)
  })

  it('rounds the middles of the ranges to five dollars, and takes the discount off their sum', () => {
    const texts = Object.entries(bundleExamples(pricing) ?? {}).map(([size, figures]) => [
      size,
      ...Object.values(figures).map(({ text }) => text),
    ])
    expect(texts).toEqual([
      ['small', '$200', '$190', '$390', '$330'],
      ['medium', '$250', '$190', '$440', '$375'],
      ['large', '$315', '$190', '$505', '$430'],
    ])
  })

  it.each([
    ['panels', { ...pricing, solar: undefined }],
    ['windows', { ...pricing, windows: undefined }],
    ['bundle', { ...pricing, windows: pricing.windows && { ...pricing.windows, bundle: undefined } }],
    ['discount', { ...pricing, discounts: {} }],
  ])('needs a price of the %s', (_, list) => {
    expect(bundleExamples(list)).toBeUndefined()
  })
})
