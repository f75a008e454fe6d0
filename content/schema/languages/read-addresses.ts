import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { MistakeList } from '../gather/mistake-list.ts'
import { parseYaml } from '../parse-yaml.ts'
import { readText } from '../read-text.ts'
import type { Addresses } from './page-addresses.ts'

const head = /^---\r?\n([\s\S]*?)\r?\n---/
const withSlug = z.looseObject({ slug: z.string() })

const movedIn = (root: string, folder: string, below: string, { attempt }: MistakeList): [string, string][] => {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const path = `${folder}/${name}`
      const own = withSlug.safeParse(
        attempt(() => parseYaml({ path, text: head.exec(readText(root, path))?.[1] ?? '', firstLine: 2 })),
      )
      return own.success ? [[below + name.replace(/\.md$/, ''), below + own.data.slug] as [string, string]] : []
    })
}

/** Reads the addresses of every language; the first has no prefix. `root` is the content folder. */
export const readAddresses = (
  root: string,
  languages: readonly string[],
  list: MistakeList,
): [Addresses, ...Addresses[]] => {
  const read = (language: string, at: number): Addresses => ({
    language,
    home: at === 0 ? '' : `/${language}`,
    moved: Object.fromEntries([
      ...movedIn(root, `${language}/services`, '/', list),
      ...movedIn(root, `${language}/blog`, '/blog/', list),
    ]),
  })
  const [first = 'en', ...more] = languages
  return [read(first, 0), ...more.map((language, at) => read(language, at + 1))]
}
