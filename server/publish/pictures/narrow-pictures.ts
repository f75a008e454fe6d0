import { readField } from '../../../content/schema/edit/edit-file.ts'
import { leastWidthFor } from '../../../contract/desk/picture-widths.ts'
import type { DraftRequest, Mistake } from '../../../contract/desk/site.ts'
import { type Place, type Sentence, sentencesOf } from '../sentence-changes.ts'
import type { PictureEntry } from './site-pictures.ts'

type Known = {
  entries: Readonly<Record<string, PictureEntry>>
  placesOf: (name: string) => Promise<readonly Place[]>
  widthOf: (entry: PictureEntry) => Promise<number | null>
}

/** A mistake for each picture that this change makes too narrow for its place, by naming it there or replacing its file. */
export const narrowPictures = async (change: DraftRequest, known: Known): Promise<Mistake[]> => {
  const { entries, placesOf, widthOf } = known
  const { file, path } = change
  const uses =
    file === 'images.yaml' && path.length === 1
      ? [{ path, name: String(path[0]), places: await placesOf(String(path[0])) }]
      : chosenIn(change).map((one) => ({ path: one.path, name: one.text, places: [one] }))
  const found = await Promise.all(
    uses.map(async ({ path: at, name, places }): Promise<Mistake[]> => {
      const least = leastWidthFor(places)
      const entry = entries[name]
      const width = least > 0 && entry ? await widthOf(entry) : null
      if (width === null || width >= least) return []
      const text = `This picture is ${width} pixels wide, and here it has to be ${least}: choose a larger one.`
      return [{ file, path: at, text }]
    }),
  )
  return found.flat()
}

/** Texts that a change adds, with their paths in the file. Pictures in use are not checked again. */
const chosenIn = ({ file, path, before, after }: DraftRequest): Sentence[] => {
  const isNewPage = path.length === 0 && typeof after === 'string'
  const value = isNewPage ? readField(file, after, []) : after
  const had = new Set(sentencesOf({ path: file, value: before }).map(({ text }) => text))
  return sentencesOf({ path: file, value })
    .filter(({ text }) => !had.has(text))
    .map((one) => ({ ...one, path: [...path, ...one.path] }))
}
