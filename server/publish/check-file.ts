import { businessSchema } from '../../content/schema/business.ts'
import { ContentError } from '../../content/schema/content-error.ts'
import {
  countsOf,
  type Facts,
  factsOf,
  factWordsSchema,
  unknownFacts,
} from '../../content/schema/figures/fill-figures.ts'
import type { FileSchema } from '../../content/schema/gather/file-schemas.ts'
import { pricingSchema } from '../../content/schema/pricing.ts'
import { contentFiles } from '../../content/schema/read-files.ts'
import type { Mistake } from '../../contract/desk/site.ts'
import { writeWords } from './content-folder.ts'
import type { ReadFile } from './draft-store.ts'
import { inScratch } from './scratch.ts'
import { sayMistake } from './site-reader.ts'

type Asked = { file: string; known: FileSchema; textOf: ReadFile; places: readonly string[] }

/**
 * Mistakes in one file with its drafts (`textOf`). Reads no other file except the facts it may name; references between
 * files are checked at publishing.
 */
export const mistakesIn = ({ file, known, textOf, places }: Asked): Promise<Mistake[]> =>
  inScratch((scratch) => {
    const [language = ''] = file.split('/')
    for (const name of new Set(['business.yaml', 'pricing.yaml', `${language}/facts.yaml`, file])) {
      const text = textOf(name)
      if (text !== undefined) writeWords(scratch, name, text)
    }
    const files = contentFiles(scratch)
    try {
      known.read(files, file, file.includes('/') ? factsIn(files, language, places) : unknownFacts)
      return []
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      return error.mistakes.map(sayMistake)
    }
  })

const factsIn = (files: ReturnType<typeof contentFiles>, language: string, places: readonly string[]): Facts =>
  factsOf(
    files.yaml('business.yaml', businessSchema),
    files.yaml('pricing.yaml', pricingSchema),
    files.yaml(`${language}/facts.yaml`, factWordsSchema),
    countsOf(places),
  )
