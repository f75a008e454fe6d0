import { createHash, randomUUID } from 'node:crypto'
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { ChatLanguage } from '../../../contract/chat-message.ts'
import { projectRoot } from '../../process/project-root.ts'
import { vocabularies } from '../slots/vocabulary.ts'
import type { Model } from './classifier.ts'
import { learnRanking, type Topics, type Training } from './learn-ranking.ts'
import { readWordMeaning } from './word-meaning.ts'

export type Models = Record<ChatLanguage, Model>
type Lessons = Record<ChatLanguage, { topics: Topics; training: Training }>

// Number words are learned as numbers.
const lessonFiles = [
  'server/assistant/{rank,text}/**/*.{ts,bin}',
  'server/assistant/slots/{number-words.ts,english.json,spanish.json}',
]
const usualFolder = join(projectRoot, 'node_modules/.cache/assistant')
/** Those of a few contents: the site's, as it was a change ago, and that of tests. */
const keptModels = 6

/** All that models are learned from: what was asked, and the files that do it. A price or a phone number is not among it. */
const keyOf = (lessons: Lessons): string => {
  const hash = createHash('sha256').update(process.version)
  for (const { topics, training } of Object.values(lessons))
    hash.update(
      JSON.stringify([Object.entries(topics).map(([id, { asks, question }]) => [id, asks, question]), training]),
    )
  const code = globSync(lessonFiles, { cwd: projectRoot }).sort()
  for (const file of code)
    if (!file.endsWith('.test.ts')) hash.update(`${file}\0`).update(readFileSync(join(projectRoot, file)))
  return hash.digest('hex')
}

const read = (file: string): Models | undefined => {
  try {
    return deserialize(readFileSync(file))
  } catch {
    return undefined
  }
}

const forgetOld = (folder: string) => {
  const files = readdirSync(folder).map((name) => join(folder, name))
  const age = new Map(files.map((file) => [file, statSync(file).mtimeMs]))
  const byAge = files.toSorted((one, other) => (age.get(other) ?? 0) - (age.get(one) ?? 0))
  for (const file of byAge.slice(keptModels)) rmSync(file, { force: true })
}

// Written under another name first: one who is killed leaves no half file. Where nothing can be written, all is learned anew.
const keep = (folder: string, file: string, models: Models) => {
  try {
    mkdirSync(folder, { recursive: true })
    const part = `${file}.${randomUUID()}`
    writeFileSync(part, serialize(models))
    renameSync(part, file)
    forgetOld(folder)
  } catch {
    // What was learned is as good without a copy.
  }
}

/**
 * What was learned from these lessons, by language: from `folder` where the same code has learned the same before, and else
 * learned now, which takes some fifteen seconds of processor time.
 */
export const modelsOf = (lessons: Lessons, folder = usualFolder): Models => {
  const file = join(folder, keyOf(lessons))
  const known = read(file)
  if (known) return known
  const { en, es } = lessons
  const models = {
    en: learnRanking(en.topics, en.training, vocabularies.en, readWordMeaning()),
    es: learnRanking(es.topics, es.training, vocabularies.es, undefined),
  }
  keep(folder, file, models)
  return models
}
