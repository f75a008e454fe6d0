import { fill } from '../../pricing/fill.ts'
/** Where a missing path leads: an unknown city to the home page, as the server does it; else nowhere. */
export const redirectOf = (path: string, placesPath: string, home: string): string | undefined =>
  path.startsWith(`${placesPath}/`) && path.length > placesPath.length + 1 ? home : undefined

/** Writes the missing path to the console in the page's words, and leads on from an unknown city. */
export const startNotFound = (page: Document) => {
  const { notFound, places, home = '/' } = page.querySelector<HTMLElement>('[data-not-found]')?.dataset ?? {}
  if (!notFound || !places) return
  console.error(fill(notFound, { path: location.pathname }))
  const target = redirectOf(location.pathname, places, home)
  if (target) location.replace(target)
}
