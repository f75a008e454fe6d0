import type { z } from 'zod'
import type { Facts } from '../figures/fill-figures.ts'
import type { contentFiles } from '../read-files.ts'
import type { MistakeList } from './mistake-list.ts'

export type Files = ReturnType<typeof contentFiles>

/** Reads files of one language and continues after mistakes: a file with one is undefined, or missing from its folder. */
export const languageFiles = (files: Files, language: string, facts: Facts, { attempt }: MistakeList) => {
  const yaml = <Schema extends z.ZodType>(path: string, schema: Schema) =>
    attempt(() => files.yaml(`${language}/${path}`, schema, facts))
  const markdown = <Schema extends z.ZodType<object>>(path: string, schema: Schema) =>
    attempt(() => files.markdown(`${language}/${path}`, schema, facts))
  const folder = <Schema extends z.ZodType<object>>(path: string, schema: Schema) =>
    files.names(`${language}/${path}`).flatMap((name) => markdown(`${path}/${name}`, schema) ?? [])
  const yamlFolder = <Schema extends z.ZodType<object>>(path: string, schema: Schema) =>
    Object.fromEntries(
      files.names(`${language}/${path}`, '.yaml').flatMap((name) => {
        const value = yaml(`${path}/${name}`, schema)
        return value === undefined ? [] : [[name.replace(/\.yaml$/, ''), value]]
      }),
    )
  return { yaml, markdown, folder, yamlFolder }
}

export type LanguageFiles = ReturnType<typeof languageFiles>
