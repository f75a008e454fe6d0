import { businessSchema } from '../../content/schema/business.ts'
import { ContentError } from '../../content/schema/content-error.ts'
import {
  type Facts,
  factsOf,
  factWordsSchema,
  noFacts,
  unknownFacts,
} from '../../content/schema/figures/fill-figures.ts'
import type { FileSchema } from '../../content/schema/gather/file-schemas.ts'
import { pricingSchema } from '../../content/schema/pricing.ts'
import { contentFiles } from '../../content/schema/read-files.ts'
import type { Mistake } from '../../contract/desk/site.ts'
import { languageOf, writeWords } from './content-folder.ts'
import type { ReadFile } from './draft-store.ts'
import { inScratch } from './scratch.ts'
import { sayMistake } from './site-reader.ts'

type Asked = { textOf: ReadFile; file: string; known: FileSchema }
type Files = ReturnType<typeof contentFiles>

/**
 * Mistakes in one file with its drafts (`textOf`). Reads no other file except the facts it may name; references between
 * files are checked at publishing.
 */
export const mistakesIn = async ({ file, known, textOf }: Asked): Promise<Mistake[]> => {
  const language = languageOf(file)
  const { mistakes } = await attempt([...factFiles(language), file], textOf, (files) =>
    known.read(files, file, file.includes('/') ? factsIn(files, language) : unknownFacts),
  )
  return mistakes
}

/** The facts that texts of a language may name, with drafts; none if one of their files has a mistake. */
export const factsWith = async (language: string, textOf: ReadFile): Promise<Facts> => {
  const { result } = await attempt(factFiles(language), textOf, (files) => factsIn(files, language))
  return result ?? noFacts
}

const factFiles = (language: string) => ['business.yaml', 'pricing.yaml', `${language}/facts.yaml`]

/** Reads a few files alone. */
const attempt = <Result>(names: readonly string[], textOf: ReadFile, read: (files: Files) => Result) =>
  inScratch((scratch): { result?: Result; mistakes: Mistake[] } => {
    for (const name of new Set(names)) {
      const text = textOf(name)
      if (text !== undefined) writeWords(scratch, name, text)
    }
    try {
      return { result: read(contentFiles(scratch)), mistakes: [] }
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      return { mistakes: error.mistakes.map(sayMistake) }
    }
  })

const factsIn = (files: Files, language: string): Facts =>
  factsOf(
    files.yaml('business.yaml', businessSchema),
    files.yaml('pricing.yaml', pricingSchema),
    files.yaml(`${language}/facts.yaml`, factWordsSchema),
    language,
  )
