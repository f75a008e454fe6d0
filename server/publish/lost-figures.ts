import { type Facts, figuresIn } from '../../content/schema/figures/fill-figures.ts'
import type { DraftRequest, Mistake } from '../../contract/desk/site.ts'
import { firstOf } from '../ops/launch-check/row.ts'

type Named = { file: string; reads: string }

/** Figures that these files name and `after` lacks, each as it was printed before. */
export const lostFigures = (texts: readonly { file: string; text: string }[], before: Facts, after: Facts): Named[] =>
  texts.flatMap(({ file, text }) =>
    Object.entries(figuresIn('', text, before))
      .filter(([figure]) => after(figure.slice(1, -1)) === undefined)
      .map(([, reads]) => ({ file, reads })),
  )

const nameOf = ({ file }: Named) => file.replace(/^.*\/|\.\w+$/g, '').replaceAll('-', ' ')

/** The mistake of a change that removes figures which texts still name. */
export const namedMistakes = (
  { file, path }: Pick<DraftRequest, 'file' | 'path'>,
  lost: readonly Named[],
): Mistake[] => {
  const [first] = lost
  if (first === undefined) return []
  const where = firstOf([...new Set(lost.map(nameOf))], 3)
  return [
    { file, path, text: `Your texts still say "${first.reads}" (${where}): change them first, or ask your helper.` },
  ]
}
