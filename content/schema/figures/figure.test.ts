import { expect, it } from 'vitest'
import { figure } from './figure.ts'

const text = (written: string | number, unit: Parameters<typeof figure>[0]) => figure(unit).parse(written).text

it('prints prices, percentages and counts as people read them', () => {
  expect(text('175-225', 'dollars')).toBe('$175–$225')
  expect(text('275-350+', 'dollars')).toBe('$275–$350+')
  expect(text(2_000_000, 'dollars')).toBe('$2,000,000')
  expect(text('15-25', 'percent')).toBe('15–25%')
  expect(text(15, 'percent')).toBe('15%')
  expect(text('26+', 'panels')).toBe('26+')
})

it('keeps the numbers for calculation', () => {
  expect(figure('dollars').parse('50-75')).toMatchObject({ from: 50, to: 75, open: false })
  expect(figure('panels').parse('26+')).toMatchObject({ from: 26, to: 26, open: true })
})

it('refuses anything else', () => {
  for (const wrong of ['', 'cheap', '-5', '1-', '10 - 15', '9-8']) {
    expect(figure('dollars').safeParse(wrong).success, wrong).toBe(false)
  }
})
