/**
 * Where the pages of one language stand. A page is known everywhere by the address that its file's name gives it, `/quote`
 * or `/window-cleaning`; `home` goes before that (`/es`, nothing for the first language), and `moved` are the pages whose
 * file gives another address with `slug`.
 */
export type Addresses = { language: string; home: string; moved: Readonly<Record<string, string>> }

const local = /^(\/(?!\/)[^?#]*)(.*)$/s

/** The address of a page in a language: `/quote#form` is `/es/quote#form`. What leads off this site, or is one already, stays. */
export const addressIn = ({ home, moved }: Omit<Addresses, 'language'>, path: string): string => {
  const [, page, rest = ''] = local.exec(path) ?? []
  if (page === undefined || (home !== '' && (page === home || page.startsWith(`${home}/`)))) return path
  const own = Object.hasOwn(moved, page) ? moved[page] : page
  return `${home}${own === '/' && home !== '' ? '' : own}${rest}`
}
