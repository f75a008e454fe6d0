import { businessSchema } from '../../content/schema/business.ts'
import {
  type Facts,
  factsOf,
  factWordsSchema,
  noFacts,
  unknownFacts,
} from '../../content/schema/figures/fill-figures.ts'
import type { FileSchema } from '../../content/schema/gather/file-schemas.ts'
import { mistakeList } from '../../content/schema/gather/mistake-list.ts'
import { pricingSchema } from '../../content/schema/pricing.ts'
import { contentFiles } from '../../content/schema/read-files.ts'
import { missingFile } from '../../content/schema/read-text.ts'
import type { Mistake } from '../../contract/desk/site.ts'
import { languageOf } from './content-folder.ts'
import type { ReadFile } from './draft-store.ts'
import { sayMistake } from './site-reader.ts'

type Asked = { textOf: ReadFile; file: string; known: FileSchema }

/** Mistakes in one file with its drafts (`textOf`). References between files are checked at publishing. */
export const mistakesIn = ({ file, known, textOf }: Asked): Mistake[] => {
  const list = mistakeList()
  list.attempt(() => {
    const facts = file.includes('/') ? readFacts(languageOf(file), textOf) : unknownFacts
    known.read(filesIn(textOf), file, facts)
  })
  return list.all().map(sayMistake)
}

/** The facts that texts of a language may name, with drafts; none if one of their files has a mistake. */
export const factsWith = (language: string, textOf: ReadFile): Facts =>
  mistakeList().attempt(() => readFacts(language, textOf)) ?? noFacts

const filesIn = (textOf: ReadFile) =>
  contentFiles('', {
    textOf: (path) => {
      const text = textOf(path)
      if (text === undefined) throw missingFile(path)
      return text
    },
  })

const readFacts = (language: string, textOf: ReadFile): Facts => {
  const files = filesIn(textOf)
  return factsOf(
    files.yaml('business.yaml', businessSchema),
    files.yaml('pricing.yaml', pricingSchema),
    files.yaml(`${language}/facts.yaml`, factWordsSchema),
    language,
  )
}
