/** Prefix of the pages in a path's language: `/es` for `/es/gallery`, empty for the first language. */
export const homeOf = (path: string, languages: readonly string[]): string =>
  homeOfLanguage(path.split('/')[1], languages)

/** Prefix for a language code, as sent by a form. */
export const homeOfLanguage = (language: string | undefined, languages: readonly string[]): string =>
  language !== undefined && languages.slice(1).includes(language) ? `/${language}` : ''
