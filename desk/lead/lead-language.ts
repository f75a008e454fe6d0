import type { Lead } from '../../contract/desk/lead.ts'

/** Name of the field with the form's language, if not the site's first. */
export const languageField = 'language'

/** Language code of a lead; undefined for the site's first. */
export const leadLanguage = ({ extra }: Pick<Lead, 'extra'>): string | undefined =>
  extra.find(([name, value]) => name === languageField && /^[a-z]{2}$/.test(value))?.[1]
