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
  const { rows, trouble } = await readyRows(root)()
  expect(trouble).toBe(null)
  const namesOf = (name: string) => rows.find((row) => row.name === name)?.names
  expect([namesOf('places'), namesOf('site-address')]).toEqual([[place], []])
  // Drawn pictures beside those of jobs, which have a row of their own.
  expect(namesOf('other-pictures')).toContain('house')
})
