import { readFileSync } from 'node:fs'
import { isBuiltin, stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'

const specifiers = /(?:^|[\s;}*])(?:from|import)\s*\(?\s*(['"])([\w@./:-]+)\1/gm

/** `@scope/name` or `name` of what is imported from a package. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** What a source file imports when it runs: types are gone by then. */
export const importsOf = (source: string): string[] =>
  [...stripTypeScriptTypes(source).matchAll(specifiers)].flatMap(([, , specifier]) => (specifier ? [specifier] : []))

export type SourceGraph = { files: string[]; packages: string[] }

/** Every source file that `entries` lead to, and the packages that these import. All paths are relative to `root`. */
export const sourceGraph = (root: string, entries: readonly string[]): SourceGraph => {
  const files = new Set<string>()
  const packages = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const specifier of importsOf(readFileSync(join(root, file), 'utf8'))) {
      if (specifier.startsWith('.')) visit(join(dirname(file), specifier))
      else if (!isBuiltin(specifier)) packages.add(packageOf(specifier))
    }
  }
  entries.forEach(visit)
  return { files: [...files].sort(), packages: [...packages].sort() }
}
