import type { Lead } from '../../contract/desk/lead.ts'
import { language } from '../content.ts'

/** The field that names the language of the form, where it is not the first of the site. */
export const languageField = 'language'

const isCode = (text: string) => /^[a-z]{2}$/.test(text)

/** The language that a lead was written in, as a code; undefined for the first of the site. */
export const leadLanguage = ({ extra }: Pick<Lead, 'extra'>): string | undefined =>
  extra.find(([name, value]) => name === languageField && isCode(value))?.[1]

/** A language's name for its code, `Spanish` for `es`; any other text as it is. */
export const languageName = (code: string): string =>
  isCode(code) ? (new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code) : code
