import type { z } from 'zod'
import { ContentError } from '../content-error.ts'
import { deskSchema } from '../desk.ts'
import { factWordsSchema, unknownFacts } from '../figures/fill-figures.ts'
import type { contentFiles } from '../read-files.ts'
import { readShared } from './gather-content.ts'
import { mistakeList } from './mistake-list.ts'
import { readChat, readLanguage } from './read-language.ts'

/** The schemas that a reader asks for, found by having it read files that are not there. */
const schemasAskedBy = (read: (files: ReturnType<typeof contentFiles>, list: ReturnType<typeof mistakeList>) => void) => {
  const schemas = new Map<string, z.ZodType>()
  const note = (path: string, schema: z.ZodType): never => {
    schemas.set(path, schema)
    throw new ContentError({ path, what: 'this file is not read' })
  }
  const names = (_path: string, ending = '.md') => [`*${ending}`]
  read({ yaml: note, optionalYaml: note, markdown: note, names, read: [] }, mistakeList())
  return schemas
}

/** What a content file of a language of the site, or of all of them, has to be; undefined where nobody reads such a file. */
export const fileSchemas = (languages: readonly string[]) => {
  const schemas = schemasAskedBy((files, list) => {
    readShared(files, list)
    for (const [at, language] of languages.entries()) {
      const isFirst = at === 0
      readLanguage(files, { language, isFirst, isTranslated: languages.length > 1, facts: unknownFacts, list })
      readChat(files, language, unknownFacts, list)
      list.attempt(() => files.yaml(`${language}/facts.yaml`, factWordsSchema))
    }
    list.attempt(() => files.yaml(`${languages[0]}/desk.yaml`, deskSchema))
  })
  return (file: string): z.ZodType | undefined => schemas.get(file) ?? schemas.get(file.replace(/[^/]+(?=\.\w+$)/, '*'))
}
