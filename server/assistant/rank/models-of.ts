import { createHash, randomUUID } from 'node:crypto'
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChatLanguage } from '../../../contract/chat-message.ts'
import { projectRoot } from '../../process/project-root.ts'
import { vocabularies } from '../slots/vocabulary.ts'
import type { Model } from './classifier.ts'
import { featuresOf } from './features.ts'
import { trainClassifier } from './train-classifier.ts'
import { readWordMeaning, type WordMeaning } from './word-meaning.ts'

export type Models = Record<ChatLanguage, Model>
/** Sample questions by topic. */
export type Asks = Readonly<Record<string, readonly string[]>>

// Number words are trained as digits.
const lessonFiles = [
  'server/assistant/{rank,text}/**/*.{ts,bin}',
  'server/assistant/slots/{number-words.ts,english.json,spanish.json}',
]
const usualFolder = join(process.env.BUILD_CACHE ?? join(projectRoot, 'node_modules/.cache'), 'assistant')
/** Enough for the site's content before and after a change, and that of tests. */
const keptModels = 12

/** Hash of the training input: asks, and the files that train. Prices and phone numbers are not part of it. */
const keyOf = (asks: Record<ChatLanguage, Asks>): string => {
  const hash = createHash('sha256').update(process.version).update(JSON.stringify(asks))
  const code = globSync(lessonFiles, { cwd: projectRoot }).sort()
  for (const file of code)
    if (!file.endsWith('.test.ts')) hash.update(`${file}\0`).update(readFileSync(join(projectRoot, file)))
  return hash.digest('hex')
}

const read = (file: string): Models | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

// Renamed when complete, so a killed process leaves no half file. The cache is optional.
const keep = (folder: string, file: string, models: Models) => {
  try {
    mkdirSync(folder, { recursive: true })
    const part = `${file}.${randomUUID()}`
    writeFileSync(part, JSON.stringify(models))
    renameSync(part, file)
    const files = readdirSync(folder).map((name) => join(folder, name))
    const age = new Map(files.map((one) => [one, statSync(one).mtimeMs]))
    const newestFirst = files.toSorted((one, other) => (age.get(other) ?? 0) - (age.get(one) ?? 0))
    for (const old of newestFirst.slice(keptModels)) rmSync(old, { force: true })
  } catch {
    // The next start trains again.
  }
}

const learnFrom = (asks: Asks, language: ChatLanguage, meaning: WordMeaning | undefined): Model =>
  trainClassifier(
    Object.entries(asks).flatMap(([topic, texts]) =>
      texts.map((text) => ({ topic, features: featuresOf(text, vocabularies[language], meaning) })),
    ),
  )

/**
 * The models of each language: from `folder` if the same code was trained on the same asks, otherwise trained now,
 * which takes seconds.
 */
export const modelsOf = (asks: Record<ChatLanguage, Asks>, folder = usualFolder): Models => {
  const file = join(folder, `${keyOf(asks)}.json`)
  const known = read(file)
  if (known) return known
  const models = { en: learnFrom(asks.en, 'en', readWordMeaning()), es: learnFrom(asks.es, 'es', undefined) }
  keep(folder, file, models)
  return models
}
