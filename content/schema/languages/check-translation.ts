import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError } from '../content-error.ts'

// The owner's own, and what the assistant knows of a language that it speaks.
const onlyFirst = ['assistant/', 'desk.yaml']

const filesOf = (root: string, language: string): string[] =>
  globSync('**/*.{yaml,md}', { cwd: join(root, language) })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !onlyFirst.some((start) => file.startsWith(start)))
    .sort()

/** Checks that a language has every file that the first one has, and no page of its own. The first that has not is a `ContentError`. */
export const checkTranslation = (root: string, language: string, first: string): void => {
  for (const file of filesOf(root, first))
    if (!existsSync(join(root, language, file)))
      throw new ContentError(
        `content/${language}/${file}: this file is missing: write it after content/${first}/${file}, or take ${language} out of languages in content/business.yaml.`,
      )
  const known = new Set(filesOf(root, first))
  const more = filesOf(root, language).find((file) => !known.has(file))
  if (more !== undefined)
    throw new ContentError(
      `content/${language}/${more}: there is no content/${first}/${more}: give both the same name, or take this file out.`,
    )
}
