/**
 * Where to redirect a missing path: an unknown city goes to the home page, as on the server; others stay (undefined).
 */
export const redirectOf = (path: string, placesPath: string, home: string): string | undefined =>
  path.startsWith(`${placesPath}/`) && path.length > placesPath.length + 1 ? home : undefined

/** Logs the missing path in the page's words, and redirects an unknown city. */
export const startNotFound = (page: Document) => {
  const { notFound, places, home = '/' } = page.querySelector<HTMLElement>('[data-not-found]')?.dataset ?? {}
  if (!notFound || !places) return
  // No import: a shared chunk would cost this page a request.
  console.error(notFound.replace('{path}', () => location.pathname))
  const target = redirectOf(location.pathname, places, home)
  if (target) location.replace(target)
}
