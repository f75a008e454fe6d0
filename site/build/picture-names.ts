import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync } from 'node:fs'

/** A file that Astro has made of a master: its name, the hash of the master, and one of how it was made. */
const made = /^((.+)\.[\w-]{6})_\w+(\.(?:avif|webp|jpeg|png))$/
const address = /(?<=\/_astro\/)[\w-]+\.[\w-]{6}_\w+\.(?:avif|webp|jpeg|png)/g

/**
 * Gives the pictures in `folder` shorter names, and answers how to write these into a page. One hash stands for all that was made
 * of a master, and a number for each: a second hash for each was a hundredth of a page that names sixty files.
 */
export const shortenPictureNames = (folder: URL): ((html: string) => string) => {
  const names = readdirSync(folder)
    .filter((name) => made.test(name))
    .sort()
  const short = new Map<string, string>()
  for (const files of Object.values(Object.groupBy(names, (name) => name.replace(made, '$1')))) {
    const all = createHash('sha256')
    for (const name of files ?? []) all.update(readFileSync(new URL(name, folder)))
    const hash = all.digest('base64url').slice(0, 6)
    files?.forEach((name, number) => {
      short.set(
        name,
        name.replace(made, (_, _master, title, ending) => `${title}.${hash}${number}${ending}`),
      )
    })
  }
  for (const [long, name] of short) renameSync(new URL(long, folder), new URL(name, folder))
  return (html) => html.replace(address, (name) => short.get(name) ?? name)
}
