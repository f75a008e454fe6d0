import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { readField } from '../../content/schema/edit/edit-file.ts'
import { valueAt } from '../../contract/desk/field-diff.ts'
import type { TakeOut } from '../../contract/desk/getting-ready.ts'
import { draftsSchema } from '../../contract/desk/site.ts'
import { wordsTakenBack } from '../ops/launch-check/shipped-content.ts'
import { readWords, writeWords } from '../publish/content-folder.ts'
import { sentencesPromising } from '../publish/sentences-naming.ts'
import { editedSite } from './edited-site.ts'

export type Named = 'satisfactionGuarantee' | 'licensed' | 'insured'

/** A site in whose content promises are unticked and sentences taken out. */
export const takeOutSite = async (more: Parameters<typeof editedSite>[0] = {}) => {
  const { call, site } = await editedSite(more)
  const write = (file: string, before: RegExp | string, after: string) => {
    const text = readWords(site.contentDir, file) ?? ''
    expect(text).toMatch(before)
    writeWords(site.contentDir, file, text.replace(before, after))
  }
  const untick = async (name: Named = 'insured') => {
    const path = ['promises', name]
    const body = { id: randomUUID(), file: 'business.yaml', path, before: true, after: false }
    expect((await call('/site/drafts', { body })).json()).toMatchObject({ isKept: true })
  }
  const takeOut = async (id = randomUUID(), name: TakeOut['name'] = 'promises') =>
    (await call('/site/take-out', { body: { id, name } })).json()
  const drafts = async () => draftsSchema.parse((await call('/site/drafts')).json()).drafts
  /** What a row of Getting ready lists, without the launch check's own process. */
  const listed = (row: 'promises' | 'removed-services' = 'promises') =>
    site.publisher.withDrafts(async (folder) => {
      if (row === 'removed-services') return site.editor.offeringRemoved(folder)
      const promises = readField('business.yaml', readWords(folder, 'business.yaml'), ['promises'])
      return site.editor.namingAny(wordsTakenBack(promises), folder, sentencesPromising)
    })
  const draftedField = async (file: string, ...path: (string | number)[]) => {
    const text = site.publisher.drafts.textWith(await drafts(), file, readWords(site.contentDir, file))
    return valueAt(readField(file, text, []), path)
  }
  return { site, call, write, untick, takeOut, drafts, listed, draftedField }
}
