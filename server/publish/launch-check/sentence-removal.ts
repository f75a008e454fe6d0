import { z } from 'zod'
import { readField } from '../../../content/schema/edit/edit-file.ts'
import { sentencesIn, withoutGone, withoutSentences } from '../../../content/schema/figures/left-out-figure.ts'
import { fieldDiffs, isGroup, type Json, valueAt } from '../../../contract/desk/field-diff.ts'
import type { TakeOut } from '../../../contract/desk/getting-ready.ts'
import type { Draft, FieldPath } from '../../../contract/desk/site.ts'
import { isUnread } from '../../ops/launch-check/place-rows.ts'
import { licensedTogether, promiseWords, wordsTakenBack } from '../../ops/launch-check/shipped-content.ts'
import { type NewDraft, partId, type ReadFile } from '../draft-store.ts'
import { isOpenField } from '../field-rules.ts'
import { hasOneOf, isNameOnly, isSilent, offersRemoved } from '../sentences-naming.ts'
import type { IsNamed } from './naming-services.ts'

/** Which sentences to take out of a file, and what to leave as it is. */
type Asked = {
  isGoneIn: (file: string) => IsNamed
  /** A sentence with less in it, which may then stay. */
  shorterIn?: (file: string) => (sentence: string) => string
  isLeft?: (value: Json, path: FieldPath) => boolean
}

/**
 * The sentences of promises which the business took back. "Licensed and insured" becomes the one that it promises; a
 * sentence of both that has no such shorter form is left for a person to reword.
 */
export const ofPromises = (textOf: ReadFile): Asked => {
  const promises = readField('business.yaml', textOf('business.yaml'), ['promises'])
  const pair = ['licensed', 'insured'] as const
  const kept = pair.filter((name) => valueAt(promises, [name]) === true)
  const alone = kept.length === 1 ? kept[0] : undefined
  const shorter = (sentence: string) => (alone ? withPromise(alone, sentence) : sentence)
  const claims = pair.map((name) => hasOneOf(promiseWords([name])))
  const isOfBoth = (sentence: string) =>
    alone !== undefined && claims.every((isClaimed) => isClaimed(shorter(sentence)))
  const isTaken = withOneOf(wordsTakenBack(promises)).isGoneIn('')
  const isGone: IsNamed = (text) => sentencesIn(text).some((one) => isTaken(one) && !isOfBoth(one))
  return { isGoneIn: () => isGone, shorterIn: () => shorter, isLeft: (group) => isSilent(group, promises) }
}

const withPromise = (alone: 'licensed' | 'insured', sentence: string) =>
  licensedTogether.reduce((left, words) => {
    const both = words.both.split(' ').map((word) => RegExp.escape(word))
    const pattern = new RegExp(`(?<!\\p{L})${both.join('\\s+')}(?!\\p{L})`, 'giu')
    return left.replace(pattern, (said) => likeFirst(said, words[alone]))
  }, sentence)

/** Begins with a capital where the words that it replaces do. */
const likeFirst = ([first = '']: string, words: string) =>
  first === first.toUpperCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words

/** Those of the places that neither the facts of the business nor a page of a town names. */
export const unserved = (places: readonly string[], files: readonly string[], textOf: ReadFile): string[] => {
  const own = files.filter((file) => file === 'business.yaml' || file.includes('/cities/'))
  const said = JSON.stringify(
    own.map((file) => (file.endsWith('.md') ? readField(file, textOf(file), ['name']) : textOf(file))),
  )
  return places.filter((place) => !said.includes(place))
}

/** The sentences with one of these words. */
export const withOneOf = (words: readonly string[]): Asked => {
  const isGone = words.length === 0 ? () => false : hasOneOf(words)
  return { isGoneIn: () => isGone }
}

/** The sentences that offer a service whose page was removed. */
export const ofServices = (...asked: Parameters<typeof offersRemoved>): Asked => {
  const { isNamedIn, unlistedIn, isLabel } = offersRemoved(...asked)
  return { isGoneIn: isNamedIn, shorterIn: unlistedIn, isLeft: (_, path) => isLabel(path) }
}

/** The one open draft that took back a promise or removed a service; undefined if there are none or several. */
export const removalIn = (drafts: readonly Draft[], name: TakeOut['name']): Draft | undefined => {
  const removals = drafts.filter(({ file, path, after, partOf }) =>
    name === 'promises'
      ? file === 'business.yaml' && path[0] === 'promises' && after === false
      : name === 'removed-services' && file.includes('/services/') && path.length === 0 && after === null && !partOf,
  )
  return removals.length === 1 ? removals[0] : undefined
}

/** Drafts that take these sentences out of the files, as parts of the change `partOf`. */
export const sentenceRemoval = (
  { id, partOf }: Required<Pick<NewDraft, 'id' | 'partOf'>>,
  files: readonly string[],
  textOf: ReadFile,
  asked: Asked,
): NewDraft[] =>
  files.flatMap((file) => {
    const value = readField(file, textOf(file), [])
    const { isGoneIn, shorterIn = () => (sentence: string) => sentence, isLeft = () => false } = asked
    const inFile = { file, isGone: isGoneIn(file), shorter: shorterIn(file), isLeft }
    const left = z.json().parse(withoutGone(withoutThem(value, inFile)))
    return fieldDiffs(value, left).map((change) => ({ id: partId(id, { file, ...change }), partOf, file, ...change }))
  })

type InFile = Pick<Required<Asked>, 'isLeft'> & { file: string; isGone: IsNamed; shorter: (sentence: string) => string }

/** A text of which nothing is left is `undefined`. */
const withoutThem = (value: Json, asked: InFile, path: FieldPath = []): unknown => {
  const isKept = isUnread(asked.file, path) && !path.includes('keywords')
  if (path.length > 0 && (isKept || !isOpenField(asked.file, path))) return value
  if (asked.isLeft(value, path)) return value
  // Each picture that is shown needs its description.
  const isAlt = asked.file.endsWith('/images.yaml')
  if (typeof value === 'string') return textWithout(value, asked, path) ?? (isAlt ? value : undefined)
  if (Array.isArray(value)) return value.map((item, at) => withoutThem(item, asked, [...path, at]))
  if (!isGroup(value)) return value
  const left = Object.entries(value).map(([key, inner]) => [key, withoutThem(inner, asked, [...path, key])] as const)
  // An entry whose title stays is left whole for a person to reword, because only its other text would be gone.
  const [title, ...others] = left.filter(([key]) => isSaid(value[key]) && !isUnread(asked.file, [...path, key]))
  const isEntry = typeof path.at(-1) === 'number'
  if (isEntry && title?.[1] !== undefined && others.some(([, text]) => text === undefined)) return value
  return Object.fromEntries(left)
}

const isSaid = (text: Json | undefined) => typeof text === 'string' && /\p{L}/u.test(text) && !isNameOnly(text)

const textWithout = (written: string, { isGone, shorter }: InFile, path: FieldPath): string | undefined => {
  if (!isGone(written)) return written
  const sentences = sentencesIn(written).map((sentence) => {
    const short = isGone(sentence) ? shorter(sentence) : sentence
    return isGone(short) ? restIn(sentence, isGone) : short
  })
  // In an entry or a paragraph the other sentences belong to the first.
  const isOfList = [path.at(-1), path.at(-2)].some((key) => typeof key === 'number') && !/^[-|]/.test(written)
  if (isOfList && isGone(sentences[0] ?? '')) return undefined
  // "We clean all three" counts what the sentence before it named.
  const isLeft = sentences.map((sentence, at) => !(summary.test(sentence) && isGone(sentences[at - 1] ?? '')))
  const said = sentences.filter((_, at) => isLeft[at])
  return withoutSentences(said.join(''), isGone).trim() || undefined
}

const summary = /\ball (?:two|three|four|of them)\b|\b(?:las|los) (?:dos|tres|cuatro)\b|\btod[oa]s ell[oa]s\b/i
const severalBlocks = /\n(?:[-|\n]|\d+\. )/

/**
 * Of "We're insured: call {phone}", the half that says where to call; of "Yes, both, and it's guaranteed", what comes
 * before. The sentence itself if neither is there.
 */
const restIn = (sentence: string, isGone: IsNamed): string => {
  if (severalBlocks.test(sentence.trim())) return sentence
  const halves = sentence.split(/(?<=[:;])(?=\s)|(?=, (?:and|y) )/)
  const first = halves.findIndex(isGone)
  const others = halves.filter((half) => !isGone(half)).join('')
  const before = halves.slice(0, first).join('')
  const left = others.includes('{phone}') ? others : before.endsWith(':') ? '' : before
  const said = left
    .trim()
    .replace(/^, (?:and|y) /, '')
    .replace(/[:;,.]$/, '')
  if (said === '' || isGone(said)) return sentence
  return `${/^\s*/.exec(sentence)?.[0]}${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}
