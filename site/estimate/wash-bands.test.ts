import { expect, test } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { daysSince, usualWash, washMonths } from '../../pricing/wash-question.ts'
import { washWorth } from '../../pricing/wash-worth.ts'
import { plotArea, plotOf } from './wash-bands.ts'

const { soiling } = readContent()
if (!soiling) throw new Error('Expected soiling.yaml in the content')

const asked = daysSince.flatMap((since) => washMonths.map((month) => [since, month] as const))

test.each(asked)('the plot ends at the wash in rainy months only: %s days dry, %s', (since, month) => {
  const question = { ...usualWash, days: Number(since), month, cents: undefined }
  const { washX, isDry, unwashed, washed } = plotOf(washWorth(question, 7, soiling), soiling.mostPercent)
  expect(isDry).toBe(month !== 'rainy')
  expect(washX === plotArea.right).toBe(month === 'rainy')
  expect(unwashed?.area).toMatch(/^38,180 /)
  expect(washed === undefined).toBe(month === 'rainy')
})
