import { copyFileSync, existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { editFile, readField } from '../schema/edit/edit-file.ts'

/**
 * What an update changes in an owner's content folder. Returns a sentence for each file that it wrote, and does nothing where
 * it has been done.
 */
type ContentStep = (root: string) => string[]

// In the order of their versions. Never edited after a release: add the next, such as
// addField('en/letters.yaml', ['reminders', 'subject'], 'A lead is waiting').
const contentSteps: readonly ContentStep[] = [
  (root) => addFile('customers.yaml')(root),
  (root) => addFile('photographs.yaml')(root),
  (root) => addFile('pages/private-page.yaml')(root),
  (root) =>
    addWords('letters.yaml', [
      ...(['wants-day', 'visit-tomorrow'] as const).flatMap((kind) => [
        ['desk', 'push', kind],
        ['reminders', kind],
      ]),
      ['weekly', 'openQuotes'],
      ['weekly', 'labels', 'openQuotes'],
    ])(root),
  (root) =>
    addWords('interface.yaml', [
      ['quote', 'details'],
      ['map', 'empty'],
    ])(root),
  (root) => addWords('pages/home.yaml', [['hero', 'promise']])(root),
  (root) => addWords('assistant.yaml', [['widget', 'undo']])(root),
  (root) => removeField('map.yaml', ['near'])(root),
  (root) => removeField('*/interface.yaml', ['footer', 'area'])(root),
  (root) => removeField('*/pages/home.yaml', ['hero', 'price'])(root),
  (root) => removeField('*/pages/estimate.yaml', ['band', 'services'])(root),
  (root) => removeField('*/pages/city.yaml', ['needs', 'prices', 'lead'])(root),
  (root) => removeField('*/pages/city.yaml', ['needs', 'prices', 'quote'])(root),
  (root) => removeField('*/pages/city.yaml', ['needs', 'utility'])(root),
  (root) => removeField('*/services/*.md', ['cardImage'])(root),
  (root) => removeField('*/pages/estimate.yaml', ['words', 'tool'])(root),
  (root) => addWords('assistant/danger.yaml', [['general']])(root),
  (root) => addWords('photographs.yaml', [['desk', 'sending']])(root),
  // It is computed from the sizes now.
  (root) => removeField('pricing.yaml', ['solar', 'residential'])(root),
  (root) => removeField('*/pages/city.yaml', ['needs', 'distance', 'label'])(root),
  (root) => removeField('*/pages/city.yaml', ['needs', 'distance', 'short'])(root),
  (root) => removeField('*/pages/city.yaml', ['needs', 'travel', 'label'])(root),
  (root) => removeField('*/pages/city.yaml', ['needs', 'travel', 'short'])(root),
  (root) => removeField('*/services/*.md', ['facts'])(root),
  (root) => addWords('interface.yaml', [['quote', 'fields', 'phone', 'hint']])(root),
  (root) =>
    addWords('interface.yaml', [
      ['quote', 'fields', 'phone', 'short'],
      ['quote', 'fields', 'email', 'hint'],
      ['quote', 'success', 'doubted'],
    ])(root),
  (root) => removeField('*/interface.yaml', ['quote', 'callNow'])(root),
  (root) => removeField('*/pages/gallery.yaml', ['slider'])(root),
  (root) => addWords('price-words.yaml', [['townRead']])(root),
  (root) =>
    addWords('facts.yaml', [
      ...(['months', 'date', 'datesOff', 'off', 'noneOff'] as const).map((name) => ['openingDays', name]),
      ['counties'],
      ['stages'],
    ])(root),
  (root) => addWords('pages/home.yaml', [['contact', 'hours', 'off']])(root),
  (root) => addField('business.yaml', ['daysOff'], [])(root),
  (root) => removeField('*/interface.yaml', ['quote', 'devices'])(root),
  (root) => removeField('*/interface.yaml', ['languages', 'offer'])(root),
  (root) =>
    addWords('photographs.yaml', [
      ['desk', 'tooMany'],
      ['desk', 'full'],
    ])(root),
  (root) => addWords('pages/estimate.yaml', [['words', 'wash', 'answer', 'advice', 'look']])(root),
  // Both hold no word that an owner may leave out.
  (root) => matchWords('desk.yaml')(root),
  (root) => matchWords('customers.yaml')(root),
]

/** Brings the content in `root` up to this version. Returns a sentence for each written file. */
export const runContentSteps = (root: string, steps = contentSteps): string[] => steps.flatMap((step) => step(root))

const shipped = join(import.meta.dirname, '..')

/** Copies a file that each language needs and an owner's content lacks; in English for a language that does not ship. */
const addFile =
  (name: string): ContentStep =>
  (root) =>
    readdirSync(root)
      .filter((folder) => existsSync(join(root, folder, 'desk.yaml')) && !existsSync(join(root, folder, name)))
      .map((folder) => {
        const own = join(shipped, folder, name)
        copyFileSync(existsSync(own) ? own : join(shipped, 'en', name), join(root, folder, name))
        return `${folder}/${name}: added with its default words. Change them as you like.`
      })

const valueAt = (words: unknown, path: readonly string[]): unknown =>
  path.reduce((inner, key) => (inner instanceof Object ? Reflect.get(inner, key) : undefined), words)

/** Writes new words into a file of each language, as this version has them: in English where it has no other words. */
const addWords =
  (name: string, paths: readonly (readonly string[])[]): ContentStep =>
  (root) =>
    readdirSync(root).flatMap((folder) => {
      const own = join(shipped, folder, name)
      if (!existsSync(join(root, folder, name)) || own === join(root, folder, name)) return []
      const words = wordsIn(existsSync(own) ? own : join(shipped, 'en', name))
      return paths.flatMap((path) => addField(`${folder}/${name}`, path, valueAt(words, path))(root))
    })

type Words = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is Words => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Paths of the words of `ours` that `theirs` lacks, or has as a group where ours is none. */
const lackingIn = (theirs: Words, ours: Words, at: readonly string[] = []): (readonly string[])[] =>
  Object.entries(ours).flatMap(([key, value]) => {
    const other = theirs[key]
    if (isGroup(value) && isGroup(other)) return lackingIn(other, value, [...at, key])
    return other === undefined || isGroup(value) !== isGroup(other) ? [[...at, key]] : []
  })

/**
 * Brings a file of words that screens need one by one up to this version: takes out those that no screen shows, adds those
 * that are missing, and keeps all others as the owner wrote them.
 */
const matchWords =
  (name: string): ContentStep =>
  (root) =>
    readdirSync(root).flatMap((folder) => {
      const own = join(shipped, folder, name)
      const file = join(root, folder, name)
      if (!existsSync(file) || own === file) return []
      const ours = wordsIn(existsSync(own) ? own : join(shipped, 'en', name))
      const gone = lackingIn(ours, wordsIn(file)).flatMap((path) => removeField(`${folder}/${name}`, path)(root))
      const added = lackingIn(wordsIn(file), ours).flatMap((path) =>
        addField(`${folder}/${name}`, path, valueAt(ours, path))(root),
      )
      return [...gone, ...added]
    })

const wordsIn = (file: string): Words => {
  const words: unknown = parse(readFileSync(file, 'utf8'))
  return isGroup(words) ? words : {}
}

/** Writes a field that is new and required, with a default, at the end of the group that `path` names. */
export const addField =
  (file: string, path: readonly string[], value: unknown): ContentStep =>
  (root) => {
    const name = join(root, file)
    const text = existsSync(name) ? readFileSync(name, 'utf8') : undefined
    const group = readField(file, text, path.slice(0, -1))
    if (value === undefined || !isGroup(group) || Object.hasOwn(group, path.at(-1) ?? '')) return []
    writeFileSync(name, editFile(file, text ?? '', [...path], z.json().parse(value)))
    return [`${file}: added "${path.join('.')}" with the default ${JSON.stringify(value)}. Change it as you like.`]
  }

/** Takes a field that is gone out of every file that `pattern` names. The words taken out are in the sentence. */
export const removeField =
  (pattern: string, path: readonly string[]): ContentStep =>
  (root) =>
    globSync(pattern, { cwd: root })
      .sort()
      .flatMap((file) => {
        const name = join(root, file)
        const text = readFileSync(name, 'utf8')
        const value = readField(file, text, [...path])
        if (value === null) return []
        writeFileSync(name, editFile(file, text, [...path], null))
        return [`${file}: took out "${path.join('.')}", which no page shows any more: ${JSON.stringify(value)}`]
      })
