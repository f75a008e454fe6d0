import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readField } from '../../../content/schema/edit/edit-file.ts'
import { valueAt } from '../../../contract/desk/field-diff.ts'
import { draftsSchema } from '../../../contract/desk/site.ts'
import { editedSite } from '../../testing/edited-site.ts'
import { readWords, writeWords } from '../content-folder.ts'
import { readyRows } from './ready-rows.ts'

const opened = async () => {
  const { call, site } = await editedSite()
  const write = (file: string, before: RegExp | string, after: string) => {
    const text = readWords(site.contentDir, file) ?? ''
    expect(text).toMatch(before)
    writeWords(site.contentDir, file, text.replace(before, after))
  }
  const untick = async () => {
    const path = ['promises', 'licensedAndInsured']
    const body = { id: randomUUID(), file: 'business.yaml', path, before: true, after: false }
    expect((await call('/site/drafts', { body })).json()).toMatchObject({ isKept: true })
  }
  const takeOut = async (id = randomUUID()) => (await call('/site/take-out-promises', { body: { id } })).json()
  const drafts = async () => draftsSchema.parse((await call('/site/drafts')).json()).drafts
  const listed = async () => (await readyRows(site)()).rows.find(({ name }) => name === 'promises')?.fields ?? []
  return { site, call, write, untick, takeOut, drafts, listed }
}

test('sentences of a promise that is not made are taken out at once, and those that must stay are listed', async () => {
  const { site, call, write, untick, takeOut, drafts, listed } = await opened()
  write('en/faq.yaml', /(items:\n)/, '$1  - { question: Are you licensed?, answer: "Yes. Ask us." }\n')
  write('en/interface.yaml', /(footer:\n {2}about: ).*/, '$1"We clean gutters. Licensed and insured. Since spring."')
  write('en/pages/services.yaml', "That's all we do, so we do it well.", 'Licensed and insured.')
  write('en/assistant/topics/guards.yaml', 'answer: ', 'answer: "No guards. We\'re insured: call {phone}." # ')
  expect(await takeOut()).toMatchObject({ isKept: true })
  expect(await drafts()).toEqual([])
  await untick()
  const before = await listed()
  expect(before.length).toBeGreaterThan(4)
  const id = randomUUID()
  expect(await takeOut(id)).toEqual({ isKept: true, isStale: false, mistakes: [] })
  expect((await listed()).map(({ file, path }) => [file, path.join()])).toEqual([
    ['en/pages/services.yaml', 'hero,lead'],
  ])
  const made = await drafts()
  const textOf = (file: string) => site.publisher.drafts.textWith(made, file, readWords(site.contentDir, file))
  const fieldIn = (file: string, ...path: (string | number)[]) => valueAt(readField(file, textOf(file), []), path)
  expect(textOf('en/faq.yaml')).not.toContain('Are you licensed?')
  expect(fieldIn('en/interface.yaml', 'footer', 'about')).toBe('We clean gutters. Since spring.')
  expect(fieldIn('en/assistant/topics/guards.yaml', 'answer')).toBe('No guards. Call {phone}.')
  // The line of the home page is left out with the promise.
  expect(made.map(({ file, path }) => [file, path[0]])).not.toContainEqual(['en/pages/home.yaml', 'promises'])
  const changes = (await call('/site/changes', { body: { drafts: made.map((draft) => draft.id) } })).json()
  expect(changes.mistakes).toEqual([])
  // A repetition after a lost response changes nothing, and each draft is taken back alone.
  await takeOut(id)
  expect(await drafts()).toHaveLength(made.length)
  const footer = made.find(({ file }) => file === 'en/interface.yaml')
  await call(`/site/drafts/${footer?.id}`, { method: 'DELETE' })
  expect(await listed()).toHaveLength(2)
})
