import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const names = z.record(z.string(), z.string()).default({})
const manifest = z.object({ dependencies: names })

// As Node looks: beside the one that asks, then in each folder above.
const find = (root: string, from: string, name: string): string | undefined => {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (existsSync(join(root, place, 'package.json'))) return place
    if (folder === '.') return undefined
  }
}

/** The folders of these packages and of all that they depend on, relative to `root`. Throws when one is missing. */
export const packageClosure = (root: string, packages: readonly string[]): string[] => {
  const folders = new Set<string>()
  const visit = (name: string, from: string) => {
    const folder = find(root, from, name)
    if (!folder) throw new Error(`${name} is not installed: run npm install.`)
    if (folders.has(folder)) return
    folders.add(folder)
    const { dependencies } = manifest.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')))
    for (const needed of Object.keys(dependencies)) visit(needed, folder)
  }
  for (const name of packages) visit(name, '.')
  return [...folders].sort()
}
