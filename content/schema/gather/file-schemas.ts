import type { z } from 'zod'
import { ContentError } from '../content-error.ts'
import { customersSchema } from '../customer-words.ts'
import { deskSchema } from '../desk-words.ts'
import { type Facts, factWordsSchema, unknownFacts } from '../figures/fill-figures.ts'
import type { contentFiles } from '../read-files.ts'
import { readShared } from './gather-content.ts'
import { type MistakeList, mistakeList } from './mistake-list.ts'
import { readChat, readLanguage } from './read-language.ts'

type Files = ReturnType<typeof contentFiles>

export type FileSchema = { schema: z.ZodType; read: (files: Files, path: string, facts: Facts) => unknown }

/** Collects the schemas that a reader uses: a fake `files` records each call and reports the file as unreadable. */
const schemasAskedBy = (read: (files: Files, list: MistakeList) => void) => {
  const schemas = new Map<string, FileSchema>()
  const note = (path: string, known: FileSchema): never => {
    schemas.set(path, known)
    throw new ContentError({ path, what: 'this file is not read' })
  }
  const files: Files = {
    yaml: (path, schema, asked) =>
      note(path, { schema, read: (own, name, facts) => own.yaml(name, schema, asked && facts) }),
    optionalYaml: (path, schema) => note(path, { schema, read: (own, name) => own.optionalYaml(name, schema) }),
    markdown: (path, schema) => note(path, { schema, read: (own, name, facts) => own.markdown(name, schema, facts) }),
    names: (_path, ending = '.md') => [`*${ending}`],
    read: [],
  }
  read(files, mistakeList())
  return schemas
}

/** Returns a lookup of the schema for a content file; undefined for a file that is not read. */
export const fileSchemas = (languages: readonly string[]) => {
  const schemas = schemasAskedBy((files, list) => {
    readShared(files, list)
    for (const [at, language] of languages.entries()) {
      const isFirst = at === 0
      readLanguage(files, { language, isFirst, isTranslated: languages.length > 1, facts: unknownFacts, list })
      readChat(files, language, unknownFacts, list)
      list.attempt(() => files.yaml(`${language}/facts.yaml`, factWordsSchema))
      list.attempt(() => files.yaml(`${language}/customers.yaml`, customersSchema))
    }
    list.attempt(() => files.yaml(`${languages[0]}/desk.yaml`, deskSchema))
  })
  return (file: string): FileSchema | undefined =>
    schemas.get(file) ?? schemas.get(file.replace(/[^/]+(?=\.\w+$)/, '*'))
}

export type FileSchemas = ReturnType<typeof fileSchemas>
