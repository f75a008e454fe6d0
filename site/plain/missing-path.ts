/** Where a missing path leads: an unknown city to the home page, as the server does it; else nowhere. */
export const redirectOf = (path: string, placesPath: string, home: string): string | undefined =>
  path.startsWith(`${placesPath}/`) && path.length > placesPath.length + 1 ? home : undefined

/** Writes the missing path to the console in the page's words, and leads on from an unknown city. */
export const startNotFound = (page: Document) => {
  const { notFound, places, home = '/' } = page.querySelector<HTMLElement>('[data-not-found]')?.dataset ?? {}
  if (!notFound || !places) return
  // No import: a shared chunk would cost this page a request.
  console.error(notFound.replace('{path}', () => location.pathname))
  const target = redirectOf(location.pathname, places, home)
  if (target) location.replace(target)
}
