import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { valueAt } from '../../contract/desk/field-diff.ts'
import { draftsSchema, formSchema } from '../../contract/desk/site.ts'
import { editedSite } from '../testing/edited-site.ts'
import { readWords, writeWords } from './content-folder.ts'

test('a service is switched off and on again by one field', async () => {
  const { call } = await editedSite()
  const [file, path] = ['en/services/gutter-cleaning.md', ['offered']]
  const draft = async (change: object) =>
    (await call('/site/drafts', { body: { id: randomUUID(), file, path, ...change } })).json()
  const opened = async () => draftsSchema.parse((await call('/site/drafts')).json()).drafts
  expect(await draft({ before: null, after: false })).toMatchObject({ isKept: true })
  const drafts = (await opened()).map(({ id }) => id)
  const changes = (await call('/site/changes', { body: { drafts } })).json()
  expect(changes).toMatchObject({ changes: [{ file, path, before: null, after: 'false' }], mistakes: [] })
  const { parts } = formSchema.parse((await call('/site/forms/services?language=en')).json())
  expect(parts.find((part) => part.file === file)?.value).toMatchObject({ offered: false })
  expect(await draft({ before: false, after: null })).toMatchObject({ isKept: true })
  expect(await opened()).toEqual([])
})

test.each([
  [['rules', 'liabilityDollars'], 1_000_000, null, '{pricing.rules.liabilityDollars}', '$1,000,000'],
  [['discounts', 'early'], 10, ' ', '{pricing.discounts.early}', '10%'],
])('the desk empties %j, whatever texts name it', async (path, before, after, figure, reads) => {
  const { call, site } = await editedSite()
  const faq = readWords(site.contentDir, 'en/faq.yaml') ?? ''
  writeWords(site.contentDir, 'en/faq.yaml', faq.replace('answer: ', `answer: Up to ${figure}. `))
  const prices = readWords(site.contentDir, 'pricing.yaml') ?? ''
  writeWords(site.contentDir, 'pricing.yaml', `${prices}discounts: { early: 10 }\n`)
  const body = { id: randomUUID(), file: 'pricing.yaml', path, before, after }
  expect((await call('/site/drafts', { body })).json()).toMatchObject({ isKept: true })
  const changes = (await call('/site/changes', { body: { drafts: [body.id] } })).json()
  expect(changes.mistakes).toEqual([])
  expect(JSON.stringify(changes)).toContain(`Up to ${reads}.`)
  const { parts } = formSchema.parse((await call('/site/forms/prices?language=en')).json())
  expect(valueAt(parts[0]?.value ?? null, path) ?? '').toBe('')
})
