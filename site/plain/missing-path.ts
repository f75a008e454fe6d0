/** Where a missing path leads: an unknown city to the home page, as the server does it; else nowhere. */
export const redirectOf = (path: string): string | undefined => (/^\/california\/./.test(path) ? '/' : undefined)

/** Writes the missing path to the console in the page's words, and leads on from an unknown city. */
export const startNotFound = (page: Document) => {
  const words = page.querySelector<HTMLElement>('[data-not-found]')?.dataset.notFound
  if (!words) return
  console.error(words.replace('{path}', location.pathname))
  const target = redirectOf(location.pathname)
  if (target) location.replace(target)
}
