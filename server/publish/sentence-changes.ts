import { z } from 'zod'
import { addressIn } from '../../content/schema/languages/page-addresses.ts'
import { leavesOf } from '../../contract/desk/field-diff.ts'
import type { FieldPath, SentenceChange } from '../../contract/desk/site.ts'

/** A content file with figures filled. The paragraphs of Markdown are its list `body`. */
export type FilledFile = { path: string; value: unknown }
/** Files of one language; `language` is empty for files shared by all. */
export type FilledContent = { language: string; files: readonly FilledFile[] }

export type Place = { file: string; path: FieldPath }
export type Sentence = Place & { text: string }

/** Sentences that read differently: changed and added ones first, then removed ones. */
export const sentenceChanges = (
  before: readonly FilledContent[],
  after: readonly FilledContent[],
): SentenceChange[] => {
  const placeOf = placesIn(after)
  return after.flatMap(({ language, files }) => {
    const old = before.find((content) => content.language === language)?.files ?? []
    return [...new Map([...old, ...files].map((file) => [file.path, file])).values()].flatMap((file) => {
      const place = placeOf(language, file)
      const changes = changesOf(sentencesIn(old, file.path), sentencesIn(files, file.path))
      return changes.filter(isRead).map((change) => ({ language, place, ...change }))
    })
  })
}

/** Finds where the words of a file appear: a page by its address, in its language and with its own slug. */
export const placesIn = (contents: readonly FilledContent[]) => {
  const business = contents.flatMap(({ files }) => files).find(({ path }) => path === 'business.yaml')?.value
  const { placesPath, languages } = siteSchema.parse(business ?? {})
  return (language: string, { path, value }: FilledFile): SentenceChange['place'] => {
    const [pattern, kind, name] = places.find(([shape]) => shape.test(path)) ?? [/.*/s, 'everywhere', '']
    const id = path.replace(pattern, name).replace('{places}', placesPath)
    if (kind !== 'page') return { kind, name: id }
    const home = language === '' || language === languages[0] ? '' : `/${language}`
    const { slug } = slugSchema.parse(value)
    const moved = slug === undefined ? {} : { [id]: id.replace(/[^/]+$/, slug) }
    return { kind, name: addressIn({ home, moved }, id) }
  }
}

const siteSchema = z.object({ placesPath: z.string().default(''), languages: z.array(z.string()).default(['en']) })
const slugSchema = z.object({ slug: z.string().optional() }).catch({})

/** False for what visitors do not read: a distance in meters, for search engines, and numbers that tell entries apart. */
const isRead = ({ path }: Pick<SentenceChange, 'path'>) => path[0] !== 'serviceRadiusMeters' && path.at(-1) !== 'id'

const sentencesIn = (files: readonly FilledFile[], path: string): Sentence[] => {
  const file = files.find((one) => one.path === path)
  return file === undefined ? [] : sentencesOf(file)
}

/** Every text and number of a file with its path. */
export const sentencesOf = ({ path: file, value }: FilledFile): Sentence[] =>
  leavesOf(value).map((leaf) => ({ ...leaf, file }))

/** Ignores texts that only moved within a list. */
const changesOf = (before: readonly Sentence[], after: readonly Sentence[]) => {
  const gone = without(before, after)
  const added = without(after, before)
  const keyOf = ({ path }: Sentence) => JSON.stringify(path)
  const goneByKey = new Map(gone.map((sentence) => [keyOf(sentence), sentence]))
  const addedKeys = new Set(added.map(keyOf))
  return [
    ...added.map((sentence) => {
      const { file, path, text } = sentence
      return { file, path, before: goneByKey.get(keyOf(sentence))?.text ?? null, after: text }
    }),
    ...gone
      .filter((sentence) => !addedKeys.has(keyOf(sentence)))
      .map(({ file, path, text }) => ({ file, path, before: text, after: null })),
  ]
}

const without = (some: readonly Sentence[], others: readonly Sentence[]): Sentence[] => {
  const left = new Map<string, number>()
  for (const { text } of others) left.set(text, (left.get(text) ?? 0) + 1)
  return some.filter(({ text }) => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count <= 0
  })
}

// Where a file's words appear.
const places: [file: RegExp, kind: SentenceChange['place']['kind'], name: string][] = [
  [/^\w+\/pages\/home\.yaml$/, 'page', '/'],
  [/^\w+\/(?:reviews|faq)\.yaml$/, 'page', '/'],
  [/^\w+\/gallery\.yaml$/, 'page', '/gallery'],
  [/^\w+\/pages\/city\.yaml$/, 'everywhere', ''],
  [/^\w+\/pages\/([\w-]+)\.(?:yaml|md)$/, 'page', '/$1'],
  [/^\w+\/services\/([\w-]+)\.md$/, 'page', '/$1'],
  [/^\w+\/cities\/([\w-]+)\.md$/, 'page', '{places}/$1'],
  [/^\w+\/blog\/([\w-]+)\.md$/, 'page', '/blog/$1'],
  [/^\w+\/letters\.yaml$/, 'letter', ''],
  [/^\w+\/assistant[/.].*$/, 'chat', ''],
]
