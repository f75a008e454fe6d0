import { type Facts, figuresIn } from '../../content/schema/figures/fill-figures.ts'
import type { DraftRequest, Mistake } from '../../contract/desk/site.ts'

/** For each text, the figures that it names and that `after` no longer holds. */
export const lostFigures = (texts: readonly string[], before: Facts, after: Facts): string[] =>
  texts.flatMap((text) =>
    Object.keys(figuresIn('', text, before)).filter((figure) => after(figure.slice(1, -1)) === undefined),
  )

/** The mistake of a change that takes out figures which texts name. */
export const namedMistakes = (
  { file, path }: Pick<DraftRequest, 'file' | 'path'>,
  lost: readonly string[],
): Mistake[] => {
  const [first] = lost
  if (first === undefined) return []
  const text = `${lost.length} texts of your pages, letters or chat name ${first}: change them first, or ask your helper.`
  return [{ file, path, text }]
}
