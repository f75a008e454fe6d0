import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const sources = 'node_modules/@fontsource-variable'
const cache = `${process.env.BUILD_CACHE ?? 'node_modules/.astro'}/subset-fonts`

const basic = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?\'"()[]/&%+-*=#@$_'
const typographic = '\u00a0–—‘’“”…·×°©'
const spanish = 'ÁÉÍÑÓÚÜáéíñóúü¡¿'

// Only unusual characters are collected, because checking every letter doubled the time.
const unusual = /[^a-zA-Z0-9 .,\n-]/gu

/** All characters the site may show: English, Spanish, and others in the content. */
export const charactersOf = (texts: Iterable<string>): string => {
  const characters = new Set(basic + typographic + spanish)
  for (const text of texts) for (const character of text.match(unusual) ?? []) characters.add(character)
  return [...characters]
    .filter((character) => character >= ' ')
    .sort()
    .join('')
}

const contentTexts = (folder: string) =>
  globSync('**/*.{yaml,md}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))

type Wanted = { file: string; weight: number | { min: number; max: number }; dropTables?: string[] }

/** Path of the font, cut to these characters and weights; cached between builds. */
const subset = async ({ file, weight, dropTables = [] }: Wanted, characters: string): Promise<string> => {
  const source = readFileSync(`${sources}/${file}`)
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: weight },
    // Kerning, tabular figures, accents: the features in use.
    keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark'],
    dropTables,
    noHinting: true,
  }
  const key = createHash('sha256').update(source).update(JSON.stringify(options)).update(characters).digest('hex')
  const path = `${cache}/${key.slice(0, 12)}.woff2`
  if (!existsSync(path)) {
    mkdirSync(cache, { recursive: true })
    writeFileSync(path, await subsetFont(source, characters, options))
  }
  return path
}

/** Headings use a single weight, which makes the file a quarter smaller. */
export const headingWeight = 650

/** Both font families: 25 KB instead of 61. `folder` is the content. */
export const subsetFonts = async (folder: string) => {
  const characters = charactersOf(contentTexts(folder))
  const heading = 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
  const body = 'figtree/files/figtree-latin-wght-normal.woff2'
  return {
    // Without GDEF the file is a fifth smaller, and kerning hardly changes.
    bricolage: await subset({ file: heading, weight: headingWeight, dropTables: ['GDEF'] }, characters),
    figtree: await subset({ file: body, weight: { min: 400, max: 700 } }, characters),
  }
}
