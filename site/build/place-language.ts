import { copyFileSync, globSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Addresses, addressIn } from '../../content/schema/languages/page-addresses.ts'

// Files that only the first language's build makes.
const once = /^(robots\.txt|\.well-known\/)/
// Files whose names contain a hash or a language.
const shared = /^(_astro\/|sitemap-)/

/** Path of a further language's file within the site: `services/index.html` becomes `es/services/index.html`. */
export const placeOf = (file: string, addresses: Addresses): string | undefined => {
  if (once.test(file)) return undefined
  if (shared.test(file)) return file
  const [, page] = /^(?:(.*)\/)?index\.html$/.exec(file) ?? []
  const isIndex = file.endsWith('index.html')
  const address = addressIn(addresses, isIndex ? `/${page ?? ''}` : `/${file}`).slice(1)
  return isIndex ? `${address}/index.html` : address
}

/** Copies a further language's build into the site. */
export const placeLanguage = (from: string, site: string, addresses: Addresses): void => {
  const files = globSync('**/*', { cwd: from, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const entry of files) {
    const source = join(entry.parentPath, entry.name)
    const place = placeOf(source.slice(from.length + 1).replaceAll('\\', '/'), addresses)
    if (place === undefined) continue
    mkdirSync(dirname(join(site, place)), { recursive: true })
    copyFileSync(source, join(site, place))
  }
}
