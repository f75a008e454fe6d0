import { expect, test } from 'vitest'
import { readContent } from '../content/schema/read.ts'
import { daysSince, usualWash, washMonths } from '../pricing/wash-question.ts'
import { washWorth } from '../pricing/wash-worth.ts'
import { washPlot } from './wash-plot.ts'

const { soiling } = readContent()
if (!soiling) throw new Error('Expected soiling.yaml in the content')

const words = { caption: '', axis: 'Lost', start: 'Rain', wash: 'Wash', end: 'End', unwashed: '', washed: '' }
const plotOf = (since: string, month: (typeof washMonths)[number]) => {
  const question = { ...usualWash, days: Number(since), month, cents: undefined }
  const { pieces } = washPlot(washWorth(question, 7, soiling), words)
  const shown = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece]))
  const labelled = (text: string) => {
    const { x, y } = shown.find(({ pieces: [said] }) => said === text)?.attributes ?? {}
    return { x: Number(x), y: Number(y) }
  }
  const { x1, y1 } = shown.find(({ attributes: { class: name } }) => name === 'wash-day')?.attributes ?? {}
  return { labelled, line: { x: Number(x1), top: Number(y1) } }
}
const asked = daysSince.flatMap((since) => washMonths.map((month) => [since, month] as const))

test.each(asked)('the day of the wash is named above its line: %s days dry, %s', (since, month) => {
  const { labelled, line } = plotOf(since, month)
  expect(labelled('Wash').x).toBe(line.x)
  expect(labelled('Wash').y).toBeLessThan(line.top)
  expect(labelled('Rain').x).toBe(38)
})

test.each(asked)(
  'mid-October is named at the end, but for a wash in the rainy months: %s days dry, %s',
  (since, month) => {
    expect(plotOf(since, month).labelled('End').x).toBe(month === 'rainy' ? Number.NaN : 352)
  },
)
