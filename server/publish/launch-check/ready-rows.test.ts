import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { shippedFigures, shippedPlaces } from '../../ops/launch-check/shipped-content.ts'
import { editedSite } from '../../testing/edited-site.ts'
import { readWords, writeWords } from '../content-folder.ts'
import { readyRows } from './ready-rows.ts'

test('the list for the owner has the rows of the launch check, of the content with its drafts', async () => {
  const { call, site } = await editedSite()
  const change = (file: string, before: string, after: string) =>
    writeWords(site.contentDir, file, (readWords(site.contentDir, file) ?? '').replace(before, after))
  const [[place = ''], [figure = 0]] = [shippedPlaces, shippedFigures]
  change('en/faq.yaml', 'answer: ', `answer: ${place}! `)
  change('en/pages/home.yaml', 'number: 410', `number: ${figure}`)
  change('business.yaml', 'phone: ', 'phone: (740) 555-0118 # ')
  change('en/faq.yaml', 'answer: ', 'answer: We are licensed. ')
  const before = '(740) 555-0118'
  const body = { id: randomUUID(), file: 'business.yaml', path: ['phone'], before, after: '(740) 392-1234' }
  expect((await call('/site/drafts', { body })).json()).toMatchObject({ isKept: true, isStale: false })
  const { rows, trouble } = await readyRows(site)()
  expect(trouble).toBe(null)
  const rowOf = (name: string) => rows.find((row) => row.name === name)
  expect(rowOf('phone')?.state).toBe('good')
  expect(rowOf('places')).toMatchObject({ names: [place], fields: [{ file: 'en/faq.yaml' }] })
  expect(rowOf('home-figures')).toMatchObject({
    state: 'look',
    fields: [{ file: 'en/pages/home.yaml', path: ['stats', 'items', 0, 'number'], entry: 'Houses', value: figure }],
  })
  expect(rowOf('promises')?.needed).toContainEqual(expect.objectContaining({ file: 'en/faq.yaml' }))
  expect(rowOf('site-address')?.fields).toEqual([])
  // Drawn pictures beside those of jobs, which have a row of their own.
  expect(rowOf('other-pictures')?.names).toContain('house')
  expect(rowOf('before-and-after')?.names.sort()).toEqual(['gutter-after', 'gutter-before'])
})

test('the list says that it is of what visitors see while saved changes contradict each other', async () => {
  const { call, site } = await editedSite()
  expect(await readyRows(site)()).toMatchObject({ isDrafted: true })
  // Towns of the county that goes stay.
  const body = { id: randomUUID(), file: 'business.yaml', path: ['counties', 0], before: 'Knox', after: 'Richland' }
  expect((await call('/site/drafts', { body })).json()).toMatchObject({ isKept: true })
  const { rows, trouble, isDrafted } = await readyRows(site)()
  expect({ isDrafted, trouble }).toEqual({ isDrafted: false, trouble: null })
  expect(rows.length).toBeGreaterThan(0)
})
