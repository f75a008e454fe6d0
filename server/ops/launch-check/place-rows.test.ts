import { expect, test } from 'vitest'
import { gatherContent } from '../../../content/schema/gather/gather-content.ts'
import { contentRoot, readContent } from '../../../content/schema/read.ts'
import { secondContent } from '../../../tests/second-business.ts'
import { shippedTest } from '../../../tests/shipped-business.ts'
import { placeRows } from './place-rows.ts'
import { shippedPlaces } from './shipped-content.ts'

const [one = '', other = ''] = shippedPlaces

test("each sentence that names a place which is not served is listed, except questions and customers' words", () => {
  const rows = placeRows(secondContent, {
    read: [],
    filled: [
      { path: 'en/faq.yaml', value: { items: [{ answer: `We work in Gambier. We are based in ${one}. Call us.` }] } },
      {
        path: 'en/services/gutters.md',
        value: { title: 'Gutters' },
        body: `We know [${other}](/ohio/elsewhere)\nwell.`,
      },
      {
        path: 'en/assistant/topics/area.yaml',
        value: { asks: [`do you go to ${one}`], answer: 'We go to Mount Vernon.' },
      },
      { path: 'en/reviews.yaml', value: { reviews: [{ text: `They came to ${one}.` }] } },
    ],
  })
  expect(rows.map(({ state, what, detail }) => [state, what, detail])).toEqual([
    [
      'look',
      'places',
      expect.stringContaining(`2 sentences name a place that you do not serve, or one twice (${one}, ${other})`),
    ],
    ['look', one, `content/en/faq.yaml: "We are based in ${one}."`],
    ['look', other, `content/en/services/gutters.md: "We know [${other}] well."`],
  ])
})

test('elsewhere a sentence about the farms around those places is listed too', () => {
  const filled = [
    { path: 'en/faq.yaml', value: { items: [{ answer: 'Dust comes off fields and dairies. Call us.' }] } },
  ]
  const rowsIn = (counties: string[]) =>
    placeRows({ ...secondContent, business: { ...secondContent.business, counties } }, { read: [], filled })
  expect(rowsIn(['Knox'])).toHaveLength(2)
  const county = shippedPlaces.find((place) => place.endsWith(' County'))?.replace(' County', '') ?? ''
  expect(rowsIn([county])).toHaveLength(1)
})

test('a list that names a town twice is wrong, and the description of a picture that nothing shows is not read', () => {
  const [first = ''] = shippedPlaces
  const rows = placeRows(secondContent, {
    read: [],
    filled: [
      {
        path: 'en/pages/home.yaml',
        value: { lead: 'We work in Gambier, Danville and Gambier, Gambier.', image: 'shown' },
      },
      { path: 'en/pages/reviews.yaml', value: { lead: 'Gambier and Gambier liked it.' } },
      { path: 'en/images.yaml', value: { shown: `A roof in ${first}`, unseen: `A tower in ${first}` } },
    ],
  })
  expect(rows.slice(1).map(({ what, detail }) => [what, detail])).toEqual([
    ['Gambier, Gambier', expect.stringContaining('home.yaml')],
    ['Gambier and Gambier', expect.stringContaining('reviews.yaml')],
    [first, `content/en/images.yaml: "A roof in ${first}"`],
  ])
})

shippedTest('the shipped content names no place that it does not serve', () => {
  expect(placeRows(readContent(), gatherContent(contentRoot))).toEqual([expect.objectContaining({ state: 'good' })])
})
