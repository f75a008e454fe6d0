/**
 * Addresses of one language. A page's id is the address made from its file name, `/quote` or `/window-cleaning`. `home`
 * is the prefix (`/es`, empty for the first language); `moved` maps ids to addresses set with `slug`.
 */
export type Addresses = { language: string; home: string; moved: Readonly<Record<string, string>> }

const local = /^(\/(?!\/)[^?#]*)(.*)$/s

/** Address of a page in a language: `/quote#form` becomes `/es/quote#form`. Others stay unchanged. */
export const addressIn = ({ home, moved }: Omit<Addresses, 'language'>, path: string): string => {
  const [, page, rest = ''] = local.exec(path) ?? []
  if (page === undefined || (home !== '' && (page === home || page.startsWith(`${home}/`)))) return path
  const own = Object.hasOwn(moved, page) ? moved[page] : page
  return `${home}${own === '/' && home !== '' ? '' : own}${rest}`
}
