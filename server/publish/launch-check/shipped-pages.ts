import { readField } from '../../../content/schema/edit/edit-file.ts'
import { isSame, type Json, valueAt, withValue } from '../../../contract/desk/field-diff.ts'
import { shippedTexts, textHash } from '../../ops/launch-check/shipped-content.ts'
import { inLanguage } from '../content-folder.ts'
import type { Changed, ReadFile } from '../draft-store.ts'
import { sentencesOf } from '../sentence-changes.ts'
import { withoutLinks } from '../sentences-naming.ts'

/** Hash of what a page says. What leads to other pages does not count: it goes when these are removed. */
export const shippedHash = (file: string, value: Json): string =>
  textHash(
    sentencesOf({ path: file, value })
      .filter(({ path }) => path[0] !== 'related' && path.at(-1) !== 'updated')
      .map((sentence) => withoutLinks(sentence.text))
      .join(),
  )

/**
 * True for a page that reads as it came with the site, in every language, but for what `parts` took out or shortened: the
 * owner never wrote in it.
 */
export const isShippedPage = (
  file: string,
  { languages, textOf, parts }: { languages: readonly string[]; textOf: ReadFile; parts: readonly Changed[] },
): boolean =>
  file.endsWith('.md') &&
  languages
    .map((code) => inLanguage(file, code))
    .every((one) => {
      const text = textOf(one)
      return text === undefined || shippedTexts.includes(shippedHash(one, before(one, readField(one, text, []), parts)))
    })

/** A page before those changes of its fields that nobody changed again. */
const before = (file: string, value: Json, parts: readonly Changed[]): Json =>
  parts
    .filter((part) => part.file === file)
    .reduce(
      (now, part) => (isSame(valueAt(now, part.path), part.after) ? withValue(now, part.path, part.before) : now),
      value,
    )
