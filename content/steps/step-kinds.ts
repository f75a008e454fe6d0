import { copyFileSync, existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { isGroup, type Json, valueAt } from '../../contract/desk/field-diff.ts'
import type { FieldPath } from '../../contract/desk/site.ts'
import { editFile, readField } from '../schema/edit/edit-file.ts'

/** A change that an update makes to an owner's content folder, once. Returns a sentence for each file that it wrote. */
export type ContentStep = (root: string) => string[]

/** Copies a file that each language needs and an owner's content lacks. */
export const addFile =
  (name: string): ContentStep =>
  (root) =>
    readdirSync(root)
      .filter((folder) => existsSync(join(root, folder, 'desk.yaml')) && !existsSync(join(root, folder, name)))
      .map((folder) => {
        copyFileSync(shippedFile(folder, name), join(root, folder, name))
        return `${folder}/${name}: added with its default words. Change them as you like.`
      })

const shipped = join(import.meta.dirname, '..')

/** The shipped file of a language; the English one for a language that does not ship. */
const shippedFile = (folder: string, name: string): string => {
  const own = join(shipped, folder, name)
  return existsSync(own) ? own : join(shipped, 'en', name)
}

/** Adds shipped words, such as `hero.promise`, to a file of each language. */
export const addWords =
  (name: string, ...fields: readonly string[]): ContentStep =>
  (root) =>
    inEachLanguage(root, name, (file, ours) =>
      fields.map(pathOf).flatMap((path) => addField(file, path, valueAt(ours, path))(root)),
    )

const pathOf = (field: string) => field.split('.')

type Words = { [name: string]: Json }

/** Changes the file `name` of each language in `root`, given its shipped words. Skips the shipped files themselves. */
const inEachLanguage = (root: string, name: string, change: (file: string, ours: Words) => string[]): string[] =>
  readdirSync(root).flatMap((folder) => {
    const file = join(root, folder, name)
    const isTheirs = existsSync(file) && file !== join(shipped, folder, name)
    return isTheirs ? change(`${folder}/${name}`, wordsIn(shippedFile(folder, name))) : []
  })

/** Removes the words from a file of each language that no screen shows, and adds the shipped ones that are missing. */
export const matchWords =
  (name: string): ContentStep =>
  (root) =>
    inEachLanguage(root, name, (file, ours) => {
      const theirs = () => wordsIn(join(root, file))
      const gone = lackingIn(ours, theirs()).flatMap((path) => removeField(root, file, path))
      const added = lackingIn(theirs(), ours).flatMap((path) => addField(file, path, valueAt(ours, path))(root))
      return [...gone, ...added]
    })

/** Paths of the words of `ours` that `theirs` lacks, or has as a group where ours is none. */
const lackingIn = (theirs: Words, ours: Words, at: FieldPath = []): FieldPath[] =>
  Object.entries(ours).flatMap(([key, value]) => {
    const other = theirs[key]
    if (isGroup(value) && isGroup(other)) return lackingIn(other, value, [...at, key])
    return other === undefined || isGroup(value) !== isGroup(other) ? [[...at, key]] : []
  })

/** Adds a shipped field to the entries of a list that still have the shipped title. */
export const addToEntries =
  (name: string, list: FieldPath, field: string): ContentStep =>
  (root) =>
    inEachLanguage(root, name, (file, ours) =>
      entriesAt(wordsIn(join(root, file)), list).flatMap(({ title }, at) => {
        const shippedEntry = entriesAt(ours, list).find((one) => one.title === title)
        return addField(file, [...list, at, field], shippedEntry?.[field] ?? null)(root)
      }),
    )

const entriesAt = (words: Words, list: FieldPath): Words[] => {
  const entries = valueAt(words, list)
  return Array.isArray(entries) ? entries.filter(isGroup) : []
}

const wordsIn = (file: string): Words => {
  const words: Json = parse(readFileSync(file, 'utf8'))
  return isGroup(words) ? words : {}
}

/** Writes a field that is new and required, with a default, at the end of the group that `path` names. */
export const addField =
  (file: string, path: FieldPath, value: Json): ContentStep =>
  (root) => {
    const name = join(root, file)
    const text = existsSync(name) ? readFileSync(name, 'utf8') : undefined
    const group = readField(file, text, path.slice(0, -1))
    if (value === null || !isGroup(group) || Object.hasOwn(group, path.at(-1) ?? '')) return []
    writeFileSync(name, editFile(file, text ?? '', path, value))
    return [`${file}: added "${path.join('.')}" with the default ${JSON.stringify(value)}. Change it as you like.`]
  }

/** Takes fields that are gone out of every file that `pattern` names. */
export const removeFields =
  (pattern: string, ...fields: readonly string[]): ContentStep =>
  (root) =>
    globSync(pattern, { cwd: root })
      .sort()
      .flatMap((file) => fields.flatMap((field) => removeField(root, file, pathOf(field))))

const removeField = (root: string, file: string, path: FieldPath): string[] => {
  const name = join(root, file)
  const text = readFileSync(name, 'utf8')
  const value = readField(file, text, path)
  if (value === null) return []
  writeFileSync(name, editFile(file, text, path, null))
  return [`${file}: took out "${path.join('.')}", which no page shows any more: ${JSON.stringify(value)}`]
}
