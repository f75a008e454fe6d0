import { z } from 'zod'
import { valueAt } from '../../contract/desk/field-diff.ts'
import type { DraftRequest } from '../../contract/desk/site.ts'
import { isUnread } from '../ops/launch-check/place-rows.ts'
import { isPromise } from '../ops/launch-check/shipped-content.ts'
import { languageOf } from './content-folder.ts'
import { inMarkdown } from './remove-page.ts'
import { type FilledContent, type Sentence, sentencesOf } from './sentence-changes.ts'

const mostNamed = 400

type IsNamed = (text: string) => boolean

/** The texts with a line or sentence for which `isNamedIn` is true; `text` holds only those parts. */
const sentencesWhere = (contents: readonly FilledContent[], isNamedIn: (file: string) => IsNamed): Sentence[] =>
  contents
    .flatMap(({ files }) => files.flatMap(sentencesOf))
    .filter(({ file, path }) => !isUnread(file, path))
    .flatMap((sentence) => {
      const parts = partsOf(withoutLinks(sentence.text))
      const text = parts.filter(isNamedIn(sentence.file)).join('\n')
      return text === '' ? [] : [{ ...sentence, text }]
    })

/** Its lines and sentences. */
const partsOf = (text: string) => text.split(/\n|(?<=[.!?]) +(?=\p{Lu})/u)

/** A text with the words of its links alone. */
export const withoutLinks = (text: string) => text.replace(inMarkdown, '$1')

const namesOneOf = (names: readonly string[]): IsNamed => {
  const pattern = new RegExp(`(?<!\\p{L})(?:${names.map((name) => RegExp.escape(name)).join('|')})(?!\\p{L})`, 'iu')
  return (text) => pattern.test(text)
}

/** The sentences that name one of these places or pages; without alt texts of unused pictures. */
export const sentencesNaming = (names: readonly string[], contents: readonly FilledContent[]): Sentence[] => {
  const all = contents.flatMap(({ files }) => files.flatMap(sentencesOf))
  const shown = new Set<unknown>(all.map(({ text }) => text))
  const isNamed = namesOneOf(names)
  return sentencesWhere(contents, () => isNamed).filter(
    ({ file, path }) => !file.endsWith('/images.yaml') || shown.has(path[0]),
  )
}

// Names of topics, icons and pictures are no sentences.
const nameOnly = /^[a-z0-9-]+$/

/** True for a text with one of these words of a promise, also where a line breaks between them. */
export const isPromisingIn = (words: readonly string[]): IsNamed => {
  const isNamed = namesOneOf(words)
  return (text) => !nameOnly.test(text) && isNamed(withoutLinks(text).replace(/\s+/g, ' '))
}

/** The sentences that contain one of these words of a promise; without lines that go where the promise is not made. */
export const sentencesPromising = (words: readonly string[], contents: readonly FilledContent[]): Sentence[] => {
  const entryOf = ({ file, path }: Pick<Sentence, 'file' | 'path'>) => JSON.stringify([file, ...path.slice(0, -1)])
  const all = contents.flatMap(({ files }) => files.flatMap(sentencesOf))
  const going = new Set(all.filter(({ path, text }) => path.at(-1) === 'promise' && isPromise(text)).map(entryOf))
  return sentencesNaming(words, contents).filter((one) => !nameOnly.test(one.text) && !going.has(entryOf(one)))
}

/** The beginnings of a text's words: "Gutter cleaning" and "We clean gutters" have the same. */
const stemsOf = (text: string) => [
  ...new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5))),
]
const has = (text: string) => {
  const stems = new Set(stemsOf(text))
  return (stem: string) => stems.has(stem)
}

const pictureName = /^[a-z0-9]+(?:-[a-z0-9]+)+$/
type Service = { name: string; title: string }

/**
 * True for a text that has all words of the service's title, its thing with an act ("we clean gutters"), or its thing with
 * those of two other services. "Close the window" names no service.
 */
const namesService = ({ name, title }: Service, others: readonly Service[]): IsNamed => {
  const [things, all] = [stemsOf(name), stemsOf(title)]
  const acts = all.filter((stem) => !things.includes(stem))
  const otherThings = others.map((other) => stemsOf(other.name))
  return (text) => {
    const isIn = has(text)
    if (all.length > 0 && all.every(isIn)) return true
    if (!things.some(isIn)) return false
    return acts.some(isIn) || otherThings.filter((stems) => stems.some(isIn)).length > 1
  }
}

const headSchema = z.object({ name: z.string().default(''), title: z.string().default(''), job: z.string().optional() })

/** Sentences with a link to the page of these drafts, of which only the words stay. */
const losingLink = (removal: readonly DraftRequest[], sentences: readonly Sentence[]): Sentence[] =>
  sentences.flatMap(({ file, path, text }) => {
    const change = removal.find((one) => one.file === file && one.path.join('/') === path.join('/'))
    if (typeof change?.after !== 'string') return []
    const { after } = change
    const isLost = (part: string) => [...part.matchAll(inMarkdown)].some(([, , href]) => !after.includes(`](${href}`))
    const lost = partsOf(text).filter(isLost).join('\n')
    return lost === '' ? [] : [{ file, path, text: lost }]
  })

/** Sentences that still name the page of these drafts once they are published, or were a link to it. */
export const stillNaming = (removal: readonly DraftRequest[], contents: readonly FilledContent[]): Sentence[] => {
  const all = contents.flatMap(({ files }) => files)
  const pageIn = (file: string) => headSchema.parse(all.find(({ path }) => path === file)?.value ?? {})
  const pages = removal.filter(({ path, after }) => path.length === 0 && after === null).map(({ file }) => file)
  const services = pages.filter((file) => file.includes('/services/'))
  const names = pages
    .filter((file) => !services.includes(file))
    .flatMap((file) => [pageIn(file).name, file.includes('/cities/') ? '' : pageIn(file).title].filter(Boolean))
  const { name: business } = pageIn('business.yaml')
  const jobs = services.flatMap((file) => pageIn(file).job ?? [])
  const isLeft = ({ file, path }: Sentence) => {
    // The label of a service's price is shown only while the service is offered.
    if (path.some((key) => jobs.includes(String(key)))) return false
    const change = removal.find((one) => one.file === file && one.path.every((key, at) => key === path[at]))
    if (!change) return true
    const text = withoutLinks(String(valueAt(change.before, path.slice(change.path.length))))
    return sentencesOf({ path: file, value: change.after }).some((sentence) => withoutLinks(sentence.text) === text)
  }
  const others = (language: string) =>
    all
      .filter(({ path }) => path.startsWith(`${language}/services/`) && !services.includes(path))
      .map(({ path }) => pageIn(path))
  const namingService = (file: string) => {
    const language = languageOf(file)
    const isNamed = namesService(pageIn(file), others(language))
    const isSaid: IsNamed = (text) => !pictureName.test(text) && isNamed(text.replaceAll(business, ''))
    return sentencesWhere(contents, (one) => (one.startsWith(`${language}/`) ? isSaid : () => false))
  }
  const naming = names.length > 0 && services.length === 0 ? sentencesNaming(names, contents) : []
  const named = [...naming, ...services.flatMap(namingService)].filter(isLeft)
  const isNamed = ({ file, path }: Sentence) =>
    named.some((one) => one.file === file && one.path.join('/') === path.join('/'))
  const lost = losingLink(removal, all.flatMap(sentencesOf)).filter((one) => !isNamed(one))
  return [...named, ...lost].slice(0, mostNamed)
}
