import { expect, test } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { daysSince, usualWash, washMonths } from '../../pricing/wash-question.ts'
import { washWorth } from '../../pricing/wash-worth.ts'
import { plotArea, plotOf } from './wash-bands.ts'

const { soiling } = readContent()
if (!soiling) throw new Error('Expected soiling.yaml in the content')

const asked = daysSince.flatMap((since) =>
  washMonths.filter((month) => month !== 'rainy').map((month) => [since, month] as const),
)

test.each(asked)(
  'the bands begin at the last rain and the wash lies before the end: %s days dry, %s',
  (since, month) => {
    const question = { ...usualWash, days: Number(since), month, cents: undefined }
    const { washX, unwashed, washed } = plotOf(washWorth(question, 7, soiling), soiling.mostPercent)
    expect(washX).toBeLessThan(plotArea.right)
    expect(unwashed.area).toMatch(/^38,180 /)
    expect(washed.area).not.toBe(unwashed.area)
  },
)
