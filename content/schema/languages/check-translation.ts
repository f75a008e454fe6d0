import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Mistake } from '../content-error.ts'

// The assistant's and the desk's files, which may exist in fewer languages.
const onlyFirst = ['assistant/', 'desk.yaml']

const filesOf = (root: string, language: string): string[] =>
  globSync('**/*.{yaml,md}', { cwd: join(root, language) })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !onlyFirst.some((start) => file.startsWith(start)))
    .sort()

const missing = (language: string, first: string, file: string): Mistake => ({
  path: `${language}/${file}`,
  what: `this file is missing: write it after content/${first}/${file}, or take ${language} out of languages in content/business.yaml`,
})

const unexpected = (language: string, first: string, file: string): Mistake => ({
  path: `${language}/${file}`,
  what: `there is no content/${first}/${file}: give both the same name, or take this file out`,
})

/** Checks that a language has the same pages and files as the first one. */
export const checkTranslation = (root: string, language: string, first: string): Mistake[] => {
  const [known, own] = [filesOf(root, first), filesOf(root, language)]
  return [
    ...known.filter((file) => !own.includes(file)).map((file) => missing(language, first, file)),
    ...own.filter((file) => !known.includes(file)).map((file) => unexpected(language, first, file)),
  ]
}
