import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { detailsOf } from './details.ts'
import { passagesOf } from './passages.ts'

const content = readContent()
const passages = passagesOf(content)

it('finds every detail of content on its page', () => {
  const lost = Object.entries(content.assistantDetails).flatMap(([path, details]) =>
    details.filter((detail) => detailsOf({ [path]: [detail] }, passages).length === 0).map(({ says }) => says),
  )
  expect(lost).toEqual([])
})

it('passes over what a page no longer says', () => {
  expect(
    detailsOf({ '/window-cleaning': [{ says: 'Nobody says so', count: 2, asks: ['who says so'] }] }, passages),
  ).toEqual([])
  expect(detailsOf({ '/nowhere': [{ says: 'A tan film', count: 2, asks: ['tan film'] }] }, passages)).toEqual([])
})

it('quotes as many sentences as it is told, and a whole row of a table', () => {
  const asks = ['anything']
  const [prose] = detailsOf({ '/screen-cleaning': [{ says: 'Skip the oil', count: 2, asks }] }, passages)
  const [row] = detailsOf({ '/window-cleaning': [{ says: 'A tan film', count: 1, asks }] }, passages)
  expect(prose?.sentences).toEqual(['Skip the oil.', 'It catches dust.'])
  expect(row?.sentences.join(' ')).toBe(
    'A tan film. What it is: Field and road dust. What takes it off: Water and a soft brush.',
  )
})
