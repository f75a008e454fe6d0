/** Below which address the pages in a path's language stand: `/es` for `/es/gallery`, nothing for those in the first. */
export const homeOf = (path: string, languages: readonly string[]): string =>
  homeOfLanguage(path.split('/')[1], languages)

/** The same for a language by its code, as a form names it. */
export const homeOfLanguage = (language: string | undefined, languages: readonly string[]): string =>
  language !== undefined && languages.slice(1).includes(language) ? `/${language}` : ''
