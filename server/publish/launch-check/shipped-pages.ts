import { readField } from '../../../content/schema/edit/edit-file.ts'
import { shippedTexts, textHash } from '../../ops/launch-check/shipped-content.ts'
import { inLanguage } from '../content-folder.ts'
import type { ReadFile } from '../draft-store.ts'
import { sentencesOf } from '../sentence-changes.ts'
import { withoutLinks } from '../sentences-naming.ts'

/** Hash of what a page says. What leads to other pages does not count: it goes when these are removed. */
export const shippedHash = (file: string, text: string): string =>
  textHash(
    sentencesOf({ path: file, value: readField(file, text, []) })
      .filter(({ path }) => path[0] !== 'related' && path.at(-1) !== 'updated')
      .map((sentence) => withoutLinks(sentence.text))
      .join(),
  )

/** True for a page that reads as it came with the site, in every language. */
export const isShippedPage = (file: string, languages: readonly string[], textOf: ReadFile): boolean =>
  file.endsWith('.md') &&
  languages
    .map((code) => inLanguage(file, code))
    .every((one) => {
      const text = textOf(one)
      return text === undefined || shippedTexts.includes(shippedHash(one, text))
    })
