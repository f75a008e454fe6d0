import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readField } from '../../../content/schema/edit/edit-file.ts'
import { valueAt } from '../../../contract/desk/field-diff.ts'
import { draftsSchema } from '../../../contract/desk/site.ts'
import { testDesk } from '../../testing/test-desk.ts'
import { testSite } from '../../testing/test-site.ts'
import { testStorage } from '../../testing/test-storage.ts'
import { readWords, writeWords } from '../content-folder.ts'
import { readyRows } from './ready-rows.ts'

type Named = 'satisfactionGuarantee' | 'licensedAndInsured'

const opened = async (more: Parameters<typeof testSite>[1] = {}) => {
  const storage = await testStorage()
  const site = testSite(storage, more)
  const { call } = await (await testDesk({ storage, site })).enter('Olga', 'owner')
  const write = (file: string, before: RegExp | string, after: string) => {
    const text = readWords(site.contentDir, file) ?? ''
    expect(text).toMatch(before)
    writeWords(site.contentDir, file, text.replace(before, after))
  }
  const untick = async (name: Named = 'licensedAndInsured') => {
    const path = ['promises', name]
    const body = { id: randomUUID(), file: 'business.yaml', path, before: true, after: false }
    expect((await call('/site/drafts', { body })).json()).toMatchObject({ isKept: true })
  }
  const takeOut = async (id = randomUUID()) => (await call('/site/take-out-promises', { body: { id } })).json()
  const drafts = async () => draftsSchema.parse((await call('/site/drafts')).json()).drafts
  const listed = async () => (await readyRows(site)()).rows.find(({ name }) => name === 'promises')?.fields ?? []
  const draftedField = async (file: string, ...path: (string | number)[]) => {
    const text = site.publisher.drafts.textWith(await drafts(), file, readWords(site.contentDir, file))
    return valueAt(readField(file, text, []), path)
  }
  return { site, call, write, untick, takeOut, drafts, listed, draftedField }
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
    // Its title is no sentence of the promise.
    ['en/pages/services.yaml', 'why,items,0,text'],
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
  expect(await listed()).toHaveLength(3)
})

const shippedContent = fileURLToPath(new URL('../../../content', import.meta.url))

test('a guarantee that is not given is taken out in both languages, with its other words, letters and quotes', async () => {
  const { untick, takeOut, listed, draftedField } = await opened({
    from: shippedContent,
    languages: () => ['en', 'es'],
  })
  await untick('satisfactionGuarantee')
  await takeOut()
  expect(await draftedField('en/pages/home.yaml', 'about', 'lead')).toBe('We clean our neighbors’ panels and windows.')
  const steps = ['about', 'steps', 2, 'text'] as const
  expect(await draftedField('en/pages/home.yaml', ...steps)).toBe('We send you photos of the finished work.')
  expect(await draftedField('es/pages/home.yaml', ...steps)).toBe('Le mandamos fotos.')
  for (const code of ['en', 'es']) {
    expect(await draftedField(`${code}/pages/home.yaml`, 'stats', 'items')).toHaveLength(3)
    expect(await draftedField(`${code}/pages/private-page.yaml`, 'fill', 'terms')).toHaveLength(3)
    // The answer keeps what is true beside the promise.
    expect(await draftedField(`${code}/faq.yaml`, 'items', 4, 'answer')).toMatch(/^(?:Yes, both|Sí, las dos cosas)\. /)
    // Never said while the promise is not made: nothing to take out, and nothing to write anew afterwards.
    expect(await draftedField(`${code}/assistant/topics/guarantee.yaml`, 'answer')).toMatch(/satisf/)
  }
  expect(await listed()).toEqual([])
}, 60_000)
