import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Licences under which a package may be part of what runs. Each lets a business use it and keep its own code closed. */
export const allowed = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['OFL-1.1', 'Python-2.0', 'Zlib', 'Unlicense'],
  // Of files and of a shared library that stay as they are and can be exchanged: lightningcss, satori, libvips.
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
])

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional(), dev: z.boolean().optional() })),
})
const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]).optional(),
})

export type Licensed = { name: string; version: string; licence: string }

/** Whether an SPDX expression can be met: one side of each OR, every part of each AND. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replace(/^\(([^()]*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.has(one)))

/** Every installed package that what runs is made of, with the licence that its own package.json names. */
export const licencesOf = (folder: string): Licensed[] => {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')))
  return Object.entries(packages).flatMap(([path, { dev }]) => {
    const file = join(folder, path, 'package.json')
    // What is made for other machines is in the lock file and not installed.
    if (path === '' || dev || !existsSync(file)) return []
    const { name, version, license = 'none' } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
    return [{ name, version, licence: license }]
  })
}
