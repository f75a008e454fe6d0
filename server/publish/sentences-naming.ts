import { z } from 'zod'
import { readField } from '../../content/schema/edit/edit-file.ts'
import { type Json, valueAt } from '../../contract/desk/field-diff.ts'
import type { DraftRequest, FieldPath } from '../../contract/desk/site.ts'
import { isUnread } from '../ops/launch-check/place-rows.ts'
import { isPromise } from '../ops/launch-check/shipped-content.ts'
import { languageOf } from './content-folder.ts'
import { type IsNamed, isShownWith, namesService, unlisted } from './launch-check/naming-services.ts'
import { inMarkdown } from './remove-page.ts'
import { type FilledContent, type FilledFile, type Sentence, sentencesOf } from './sentence-changes.ts'

const mostNamed = 400

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
  const isNamed = namesOneOf(names)
  return sentencesWhere(contents, () => isNamed).filter(shownAlt(contents))
}

/** Returns a function that is false for the alt text of a picture which no text uses. */
const shownAlt = (contents: readonly FilledContent[]) => {
  const all = contents.flatMap(({ files }) => files.flatMap(sentencesOf))
  const shown = new Set<unknown>(all.map(({ text }) => text))
  return ({ file, path }: Sentence) => !file.endsWith('/images.yaml') || shown.has(path[0])
}

/** True for names of topics, icons and pictures, which are no sentences. */
export const isNameOnly = (text: string): boolean => /^[a-z0-9-]+$/.test(text)

/** True for a text with one of these words, also where a line breaks between them. */
export const hasOneOf = (words: readonly string[]): IsNamed => {
  const isNamed = namesOneOf(words)
  return (text) => !isNameOnly(text) && isNamed(withoutLinks(text).replace(/\s+/g, ' '))
}

const ofPromise = z.object({
  promise: z.string().default(''),
  when: z
    .array(z.object({ says: z.unknown().optional(), with: z.record(z.string(), z.unknown()).default({}) }))
    .default([])
    .catch([]),
})

/**
 * True for what nobody reads while a promise is not made: the line with its name, and a topic of the chat whose answer
 * then is one of its own.
 */
export const isSilent = (group: unknown, promises: Json): boolean => {
  const { data } = ofPromise.safeParse(group)
  const isOff = (name: string) => isPromise(name) && valueAt(promises, [name]) === false
  if (data === undefined) return false
  const isAnswered = ({ says, with: conditions }: (typeof data.when)[number]) => {
    const named = Object.keys(conditions).filter(isPromise)
    return says === undefined && named.length > 0 && named.every(isOff)
  }
  return isOff(data.promise) || data.when.some(isAnswered)
}

/** The sentences that contain one of these words of a promise; without what nobody reads while it is not made. */
export const sentencesPromising = (words: readonly string[], contents: readonly FilledContent[]): Sentence[] => {
  const files = new Map(
    contents.flatMap((one) => one.files.map(({ path, value }) => [path, z.json().catch(null).parse(value)])),
  )
  const promises = valueAt(files.get('business.yaml') ?? null, ['promises'])
  const isSaid = ({ file, path }: Sentence) =>
    !path.some((_, at) => isSilent(valueAt(files.get(file) ?? null, path.slice(0, at)), promises))
  return sentencesNaming(words, contents).filter((one) => !isNameOnly(one.text) && isSaid(one))
}

const headSchema = z.object({ name: z.string().default(''), title: z.string().default(''), job: z.string().optional() })

/** A removed page, with what its file held. */
export type Removed = Pick<DraftRequest, 'file' | 'before'>

const isOfService = (file: string) => file.includes('/services/')

/** Which texts of a file offer one of these removed services, in its language. Those offered on another page are left out. */
export const offersRemoved = (removed: readonly Removed[], contents: readonly FilledContent[]) => {
  const all = contents.flatMap(({ files }) => files)
  const kept = all.filter(({ path }) => isOfService(path) && !removed.some(({ file }) => file === path)).map(pageOf)
  const { name: business } = headSchema.parse(all.find(({ path }) => path === 'business.yaml')?.value ?? {})
  const gone = pagesOf(
    removed.filter(({ file }) => isOfService(file)),
    contents,
  ).flatMap((page) => {
    const others = kept.filter(({ language }) => language === page.language)
    const { language, job } = page
    const isElsewhere = job !== undefined && others.some((other) => other.job === job)
    return isElsewhere ? [] : [{ language, job, isNamed: namesService(page, others), unlisted: unlisted(page, others) }]
  })
  const jobs = gone.flatMap(({ job }) => job ?? [])
  // The facts of the business are the same in every language.
  const goneIn = (file: string) => gone.filter(({ language }) => !file.includes('/') || language === languageOf(file))
  return {
    isNamedIn: (file: string): IsNamed => {
      const own = goneIn(file)
      return (text) => {
        const said = withoutLinks(text).replace(/\s+/g, ' ').replaceAll(business, '')
        return !isNameOnly(text) && own.some(({ isNamed }) => isNamed(said))
      }
    },
    unlistedIn: (file: string) => (text: string) => goneIn(file).reduce((left, one) => one.unlisted(left), text),
    isLabel: (path: FieldPath) => path.some((key) => isShownWith(jobs, String(key))),
  }
}

const pageOf = ({ path, value }: FilledFile) => ({ language: languageOf(path), ...headSchema.parse(value) })
const pagesOf = (removed: readonly Removed[], contents: readonly FilledContent[]) =>
  removed.map(({ file, before }) => {
    const value = contents.flatMap(({ files }) => files).find(({ path }) => path === file)?.value
    return pageOf({ path: file, value: value ?? readField(file, String(before), []) })
  })

/** The sentences that still offer a removed service. */
export const sentencesOffering = (removed: readonly Removed[], contents: readonly FilledContent[]): Sentence[] => {
  const { isNamedIn, isLabel } = offersRemoved(removed, contents)
  const isShown = shownAlt(contents)
  return sentencesWhere(contents, isNamedIn)
    .filter((one) => !isLabel(one.path) && isShown(one))
    .slice(0, mostNamed)
}

type At = Pick<Sentence, 'file' | 'path'>
const isSameField = (one: At, other: At) => one.file === other.file && one.path.join('/') === other.path.join('/')

/** Sentences with a link to the page of these drafts, of which only the words stay. */
const losingLink = (removal: readonly DraftRequest[], sentences: readonly Sentence[]): Sentence[] =>
  sentences.flatMap((sentence) => {
    const change = removal.find((one) => isSameField(one, sentence))
    if (typeof change?.after !== 'string') return []
    const { after } = change
    const isLost = (part: string) => [...part.matchAll(inMarkdown)].some(([, , href]) => !after.includes(`](${href}`))
    const text = partsOf(sentence.text).filter(isLost).join('\n')
    return text === '' ? [] : [{ ...sentence, text }]
  })

/** Sentences that still name the page of these drafts once they are published, or were a link to it. */
export const stillNaming = (removal: readonly DraftRequest[], contents: readonly FilledContent[]): Sentence[] => {
  const pages = removal.filter(({ path, after }) => path.length === 0 && after === null)
  const services = pages.filter(({ file }) => isOfService(file))
  const others = pages.filter(({ file }) => !isOfService(file))
  const names = pagesOf(others, contents).flatMap(({ name, title }, at) =>
    [name, others[at]?.file.includes('/cities/') ? '' : title].filter(Boolean),
  )
  const isLeft = ({ file, path }: Sentence) => {
    const change = removal.find((one) => one.file === file && one.path.every((key, at) => key === path[at]))
    if (!change) return true
    const text = withoutLinks(String(valueAt(change.before, path.slice(change.path.length))))
    return sentencesOf({ path: file, value: change.after }).some((sentence) => withoutLinks(sentence.text) === text)
  }
  const naming = names.length > 0 && services.length === 0 ? sentencesNaming(names, contents) : []
  const named = [...naming, ...sentencesOffering(services, contents)].filter(isLeft)
  const isNamed = (sentence: Sentence) => named.some((one) => isSameField(one, sentence))
  const all = contents.flatMap(({ files }) => files.flatMap(sentencesOf))
  return [...named, ...losingLink(removal, all).filter((one) => !isNamed(one))].slice(0, mostNamed)
}
