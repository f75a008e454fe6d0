import { randomUUID } from 'node:crypto'
import { begins } from '../../../contract/desk/field-diff.ts'
import type { TakeOut } from '../../../contract/desk/getting-ready.ts'
import {
  type DraftAnswer,
  type DraftRequest,
  type EditableField,
  type Mistake,
  mostDrafts,
} from '../../../contract/desk/site.ts'
import { DeskRefusal } from '../../desk/desk-refusal.ts'
import { mistakesIn } from '../check-file.ts'
import { wordFiles } from '../content-folder.ts'
import { type NewDraft, type ReadFile, textAfter } from '../draft-store.ts'
import type { FieldParts, fieldReader } from '../field-reader.ts'
import { sentencesOffering } from '../sentences-naming.ts'
import { ofPromises, ofServices, removalIn, sentenceRemoval, unserved, withOneOf } from './sentence-removal.ts'

type Parts = FieldParts &
  Pick<ReturnType<typeof fieldReader>, 'schemaOf' | 'draftedFiles' | 'editable'> & {
    mistakesOf: (request: DraftRequest, textOf: ReadFile) => Promise<Mistake[]>
    keep: (made: readonly NewDraft[], personId: string) => Promise<DraftAnswer>
  }

/** Takes out the sentences that a row of the launch check lists, and tells which of them must stay. */
export const sentenceTakeOut = (parts: Parts) => {
  const { contentDir, languages, drafts, reader, schemaOf, draftedFiles, editable, mistakesOf, keep } = parts

  /** Pages of services that were removed and not put back. */
  const removedServices = async () => {
    const textOf = await draftedFiles()
    const removed = await drafts.removedPages()
    return removed.filter(({ file }) => file.includes('/services/') && textOf(file) === undefined)
  }

  /** The sentences that still offer a removed service, in a content folder. */
  const offeringRemoved = async (folder: string): Promise<EditableField[]> => {
    const removed = await removedServices()
    if (removed.length === 0) return []
    const { contents } = await reader.read(folder)
    return sentencesOffering(removed, contents).flatMap(editable(languages(), await draftedFiles()))
  }

  /** Those of the drafts that leave no mistake in their file. */
  const fittingOf = async (made: readonly NewDraft[], textOf: ReadFile): Promise<NewDraft[]> => {
    const fitting: NewDraft[] = []
    for (const [file, drafts] of Map.groupBy(made, (draft) => draft.file)) {
      const known = schemaOf(file)
      const after = (some: readonly NewDraft[]): ReadFile => {
        const text = some.reduce((left, draft) => textAfter(draft, () => left), textOf(file))
        return (name) => (name === file ? text : textOf(name))
      }
      const wrong = known ? mistakesIn({ file, known, textOf: after(drafts) }) : []
      const isWrong = ({ path }: NewDraft) => wrong.some((one) => begins(one.path, path) || begins(path, one.path))
      const kept = drafts.filter((draft) => !isWrong(draft))
      // One after the other, because a list may spare each of its entries but not all of them.
      for (const draft of drafts.filter(isWrong))
        if ((await mistakesOf(draft, after(kept))).length === 0) kept.push(draft)
      fitting.push(...kept)
    }
    return fitting
  }

  /**
   * Drafts that take the sentences which a row of the launch check lists out of every text that may be without them: parts
   * of the removal that they speak of, so that both are taken back together.
   */
  const removalsFor = async ({ id, name, places }: TakeOut & { places: readonly string[] }): Promise<NewDraft[]> => {
    const textOf = await draftedFiles()
    const open = await drafts.open()
    // A page that is not published yet is in the drafts alone.
    const all = new Set([...wordFiles(contentDir), ...open.map(({ file }) => file)])
    const files = [...all].filter((file) => schemaOf(file) !== undefined && textOf(file) !== undefined)
    const asked = {
      promises: async () => ofPromises(textOf),
      places: async () => withOneOf(unserved(places, files, textOf)),
      'removed-services': async () => ofServices(await removedServices(), (await reader.read(contentDir)).contents),
    }
    const partOf = removalIn(open, name)?.id ?? id
    return fittingOf(sentenceRemoval({ id, partOf }, files, textOf, await asked[name]()), textOf)
  }

  const takeOut = async (asked: Parameters<typeof removalsFor>[0], personId: string): Promise<DraftAnswer> => {
    const made = await removalsFor(asked)
    if ((await drafts.open()).length + made.length > mostDrafts) throw new DeskRefusal('too-many')
    return keep(made, personId)
  }

  /** Those of the fields that stay when the sentences of the row are taken out, because a page needs their text. */
  const neededIn = async (
    fields: readonly EditableField[],
    asked: Omit<Parameters<typeof removalsFor>[0], 'id'>,
  ): Promise<EditableField[]> => {
    if (fields.length === 0) return []
    const made = await removalsFor({ id: randomUUID(), ...asked })
    return fields.filter(({ file, path }) => !made.some((one) => one.file === file && begins(path, one.path)))
  }

  return { offeringRemoved, takeOut, neededIn }
}
