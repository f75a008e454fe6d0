import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { readField } from '../../../content/schema/edit/edit-file.ts'
import { contentRoot } from '../../../content/schema/read.ts'
import { formSchema } from '../../../contract/desk/site.ts'
import { shippedTest } from '../../../tests/shipped-business.ts'
import { shippedTexts } from '../../ops/launch-check/shipped-content.ts'
import { editedSite } from '../../testing/edited-site.ts'
import { readWords, wordFiles } from '../content-folder.ts'
import { shippedHash } from './shipped-pages.ts'

const languages = () => ['en', 'es']

shippedTest('each town and article that ships is in the record of shipped texts', () => {
  const files = wordFiles(contentRoot).filter((file) => /^\w\w\/(?:cities|blog)\//.test(file))
  const hashes = files.map((file) => shippedHash(file, readField(file, readWords(contentRoot, file), [])))
  expect(hashes.filter((hash) => !shippedTexts.includes(hash))).toEqual([])
})

shippedTest(
  'towns that came with the site are removed at once, and one that was changed in any language stays',
  async () => {
    const { call, site } = await editedSite({ from: contentRoot, languages })
    const towns = async () => formSchema.parse((await call('/site/forms/towns?language=en')).json()).parts
    const parts = await towns()
    const pages = parts.filter(({ file }) => file.endsWith('.md'))
    expect(pages.filter(({ isShipped }) => !isShipped)).toEqual([])
    const [file, path] = [pages[3]?.file ?? '', ['description']]
    const spanish = file.replace('en/', 'es/')
    const read = await site.editor.form('towns', 'es')
    const before = read.parts.find((part) => part.file === spanish)?.value
    const body = {
      id: randomUUID(),
      file: spanish,
      path,
      before: Object.entries(before ?? {}).find(([key]) => key === 'description')?.[1],
      after: 'Polvo.',
    }
    expect((await call('/site/drafts', { body })).json()).toMatchObject({ isKept: true, isStale: false })
    const removal = { id: randomUUID(), name: 'towns' }
    expect((await call('/site/remove-shipped', { body: removal })).json()).toMatchObject({ isKept: true })
    expect((await towns()).flatMap((part) => (part.file.endsWith('.md') ? [part.file] : []))).toEqual([file])
    const drafts = (await call('/site/drafts')).json().drafts.map(({ id }: { id: string }) => id)
    expect((await call('/site/changes', { body: { drafts } })).json().mistakes).toEqual([])
    // A repetition after a lost response stores nothing twice. The pages are one change, taken back as one.
    await call('/site/remove-shipped', { body: removal })
    expect((await call('/site/drafts')).json().drafts).toHaveLength(drafts.length)
    await call(`/site/drafts/${removal.id}`, { method: 'DELETE' })
    expect(await towns()).toHaveLength(parts.length)
  },
)

shippedTest(
  'a page from which sentences were taken out, and nobody changed more, still came with the site',
  async () => {
    const { call, site } = await editedSite({ from: contentRoot, languages })
    const file = 'en/services/screen-cleaning.md'
    const removal = { id: randomUUID(), file, path: [], before: readWords(site.contentDir, file), after: null }
    await call('/site/drafts', { body: removal })
    await call('/site/take-out', { body: { id: randomUUID(), name: 'removed-services' } })
    const articles = async () => formSchema.parse((await call('/site/forms/articles?language=en')).json()).parts
    const parts = await articles()
    expect(parts.filter(({ isShipped }) => !isShipped)).toEqual([])
    const drafts: { file: string; path: unknown[]; after: unknown }[] = (await call('/site/drafts')).json().drafts
    const shortened = drafts
      .toReversed()
      .find((one) => parts.some((part) => part.file === one.file) && typeof one.after === 'string')
    const own = {
      id: randomUUID(),
      file: shortened?.file,
      path: shortened?.path,
      before: shortened?.after,
      after: 'Ours.',
    }
    expect((await call('/site/drafts', { body: own })).json()).toMatchObject({ isKept: true })
    expect((await articles()).find((part) => part.file === own.file)).toMatchObject({ isShipped: false })
  },
)
