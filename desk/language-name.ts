import { language } from './desk-content.ts'

const names = new Intl.DisplayNames(language, { type: 'language' })

/** Name of a language in the desk's own: `Spanish` for `es`; other text unchanged. */
export const languageName = (code: string): string => (/^[a-z]{2}$/.test(code) ? (names.of(code) ?? code) : code)
