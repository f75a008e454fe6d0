import { expect, test } from 'vitest'
import { secondBusiness } from '../../../tests/second-business.ts'
import { shippedPlaces } from '../../ops/launch-check/shipped-content.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { copyContent, readWords, writeWords } from '../content-folder.ts'
import { readyRows } from './ready-rows.ts'

test('the list for the owner has the rows of the launch check, and the places that texts name in vain', async () => {
  const root = tempDir()
  copyContent(secondBusiness, root)
  const [place = ''] = shippedPlaces
  writeWords(root, 'en/faq.yaml', (readWords(root, 'en/faq.yaml') ?? '').replace('answer: ', `answer: ${place}! `))
  const { rows, trouble, places } = await readyRows(root)()
  expect([trouble, places]).toEqual([null, [place]])
  expect(rows.map(({ name }) => name)).toContain('site-address')
})
