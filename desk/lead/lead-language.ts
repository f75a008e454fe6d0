import type { Lead } from '../../contract/desk/lead.ts'
import { language } from '../desk-content.ts'

/** Name of the field with the form's language, if not the site's first. */
export const languageField = 'language'

const isCode = (text: string) => /^[a-z]{2}$/.test(text)

/** Language code of a lead; undefined for the site's first. */
export const leadLanguage = ({ extra }: Pick<Lead, 'extra'>): string | undefined =>
  extra.find(([name, value]) => name === languageField && isCode(value))?.[1]

/** Name of a language: `Spanish` for `es`; other text unchanged. */
export const languageName = (code: string): string =>
  isCode(code) ? (new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code) : code
