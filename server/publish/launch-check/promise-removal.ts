import { z } from 'zod'
import { readField } from '../../../content/schema/edit/edit-file.ts'
import { sentencesIn, withoutGone, withoutSentences } from '../../../content/schema/figures/left-out-figure.ts'
import { fieldDiffs, isGroup, type Json } from '../../../contract/desk/field-diff.ts'
import type { DraftRequest, FieldPath } from '../../../contract/desk/site.ts'
import { isUnread } from '../../ops/launch-check/place-rows.ts'
import { isPromise, wordsTakenBack } from '../../ops/launch-check/shipped-content.ts'
import { partId, type ReadFile } from '../draft-store.ts'
import { isOpenField } from '../field-rules.ts'
import { isPromisingIn } from '../sentences-naming.ts'

/** Drafts that take the sentences of promises which the business took back out of these files. */
export const promiseRemoval = (id: string, files: readonly string[], textOf: ReadFile): DraftRequest[] => {
  const words = wordsTakenBack(readField('business.yaml', textOf('business.yaml'), ['promises']))
  if (words.length === 0) return []
  const isPromising = isPromisingIn(words)
  return files.flatMap((file) => {
    const value = readField(file, textOf(file), [])
    const left = z.json().parse(withoutGone(withoutPromises(value, { file, isPromising })))
    return fieldDiffs(value, left).map((change) => ({ id: partId(id, { file, ...change }), file, ...change }))
  })
}

type Asked = { file: string; isPromising: (text: string) => boolean }

/** A text of which nothing is left is `undefined`. */
const withoutPromises = (value: Json, asked: Asked, path: FieldPath = []): unknown => {
  if (path.length > 0 && (isUnread(asked.file, path) || !isOpenField(asked.file, path))) return value
  if (typeof value === 'string') return textWithout(value, asked.isPromising, path)
  if (Array.isArray(value)) return value.map((item, at) => withoutPromises(item, asked, [...path, at]))
  // Pages leave out an entry with the promise's name while the promise is not made.
  if (!isGroup(value) || isPromise(value.promise)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutPromises(inner, asked, [...path, key])]),
  )
}

const textWithout = (written: string, isPromising: Asked['isPromising'], path: FieldPath): string | undefined => {
  if (!isPromising(written)) return written
  const sentences = sentencesIn(written).map((sentence) =>
    isPromising(sentence) ? callIn(sentence, isPromising) : sentence,
  )
  // In an entry or a paragraph the other sentences belong to the first.
  const isOfList = [path.at(-1), path.at(-2)].some((key) => typeof key === 'number') && !/^[-|]/.test(written)
  if (isOfList && isPromising(sentences[0] ?? '')) return undefined
  return withoutSentences(sentences.join(''), isPromising).trim() || undefined
}

/** Of "We're insured: call {phone}", the half that says where to call; the sentence itself without such a half. */
const callIn = (sentence: string, isPromising: Asked['isPromising']): string => {
  const halves = sentence.split(/(?<=[:;])(?=\s)/)
  const left = halves
    .filter((half) => !isPromising(half))
    .join('')
    .trim()
  if (!left.includes('{phone}')) return sentence
  return `${/^\s*/.exec(sentence)?.[0]}${left.charAt(0).toUpperCase()}${left.slice(1).replace(/[:;]$/, '.')}`
}
