import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readContent } from '../../content/schema/read.ts'
import { describeShipped, shippedTest } from '../../tests/shipped-business.ts'

const content = readContent()
const pictures = Object.entries(content.pictures)
const files = readdirSync('content/images')
const megabyte = 1024 * 1024

/** All text that may name a picture, without the two lists of pictures. */
const textThatNames = () =>
  ['content/en', 'site']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.(ya?ml|md|tsx?|astro|css)$/.test(file) && !file.endsWith('en/images.yaml'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

describe('the set of pictures', () => {
  it('lists every file once', () => {
    expect(pictures.map(([, { file }]) => file).sort()).toEqual(files.sort())
  })

  it('has no unused picture', () => {
    const text = textThatNames()
    expect(pictures.map(([id]) => id).filter((id) => !new RegExp(`\\b${id}(?![\\w-])`).test(text))).toEqual([])
  })

  shippedTest('gives each service, city, article and page a picture of its own', () => {
    const { home, quotePage, thanksPage, reviewsPage, services, cities, posts } = content
    const shown = [home.about, quotePage, thanksPage, reviewsPage, ...services, ...cities, ...posts]
    const ids = shown.map(({ image }) => image)
    expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([])
  })

  it('has an alt text for every picture, and none for missing ones', () => {
    expect(Object.keys(content.altTexts).sort()).toEqual(pictures.map(([id]) => id).sort())
    const silent = pictures.filter(([id]) => !content.altTexts[id])
    expect(silent.map(([id]) => id)).toEqual([])
  })

  shippedTest('names for every illustration a scene that exists', () => {
    const scenes = pictures.flatMap(([, source]) => (source.provenance === 'illustration' ? [source.scene] : []))
    expect(scenes.filter((scene) => !existsSync(`art/scenes/${scene}.py`))).toEqual([])
  })

  shippedTest('can be made again: every rendering on record has its row, its file and its line', () => {
    const recorded = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync('art/rendered.json', 'utf8')))
    const rows = readFileSync('art/pictures.toml', 'utf8')
    const lost = Object.keys(recorded).filter(
      (id) => !rows.includes(`\n[${id}]\n`) || content.pictures[id]?.file !== `${id}.webp`,
    )
    expect(lost).toEqual([])
  })

  shippedTest('has drawings of at most 2.5 KB as they are sent, in no colors but those of the tokens', () => {
    const tokens = readFileSync('site/styles/tokens.css', 'utf8')
    const triplets = tokens.matchAll(/--rgb-[\w-]+: (\d+) (\d+) (\d+)/g)
    const hex = (part: string) => Number(part).toString(16).padStart(2, '0')
    const known = new Set(['#fff', ...[...triplets].map(([, ...parts]) => `#${parts.map(hex).join('')}`)])
    const drawings = [...files.filter((file) => file.endsWith('.svg')).map((file) => `content/images/${file}`)]
    for (const file of [...drawings, 'site/plain/fog.svg']) {
      const text = readFileSync(file, 'utf8')
      expect(brotliCompressSync(text).length, file).toBeLessThan(2560)
      expect(
        [...text.matchAll(/#[\da-f]{3,6}\b(?=")/g)].map(([color]) => color).filter((color) => !known.has(color)),
        file,
      ).toEqual([])
    }
  })

  it('is light: illustrations at most 2000 px wide or high, 25 MB together', async () => {
    const drawn = pictures
      .filter(([, source]) => source.provenance === 'illustration')
      .map(([, { file }]) => `content/images/${file}`)
    const sizes = await Promise.all(drawn.map((file) => sharp(file).metadata()))
    expect(Math.max(...sizes.map(({ width, height }) => Math.max(width, height)))).toBeLessThanOrEqual(2000)
    expect(drawn.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(25 * megabyte)
  })
})

describeShipped('the gallery', () => {
  it('has six pairs of places, before first, and no place twice', () => {
    const names = content.gallery.map(({ image, stage }) => ({ place: image.replace(/-(before|after)$/, ''), stage }))
    expect(names.map(({ stage }) => stage)).toEqual(Array.from({ length: 6 }, () => ['Before', 'After']).flat())
    expect(new Set(names.map(({ place }) => place)).size).toBe(6)
    for (let pair = 0; pair < 12; pair += 2) expect(names[pair]?.place).toBe(names[pair + 1]?.place)
  })
})

describe("the owner's photograph replaces an illustration", () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'content-'))
    cpSync('content', root, { recursive: true, filter: (file) => !file.includes('schema') })
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const rewrite = (file: string, id: string, line: string) => {
    const before = readFileSync(join(root, file), 'utf8')
    writeFileSync(join(root, file), before.replace(new RegExp(`^${id}: .*$`, 'm'), `${id}: ${line}`))
  }

  it('with a file and two lines, and is no longer marked as one', () => {
    const id = content.gallery[1]?.image ?? ''
    expect(readContent({ root }).pictures[id]?.provenance).toBe('illustration')
    cpSync('content/images/shop-after.webp', join(root, 'images', 'our-roof.jpg'))
    rewrite('images.yaml', id, '{ file: our-roof.jpg, provenance: photo }')
    rewrite('en/images.yaml', id, 'Our crew rinsing a roof in town')
    const { pictures: now, altTexts } = readContent({ root })
    expect(now[id]).toEqual({ file: 'our-roof.jpg', provenance: 'photo' })
    expect(altTexts[id]).toBe('Our crew rinsing a roof in town')
  })

  it("a drawing's place with the same two lines", () => {
    cpSync('content/images/shop-after.webp', join(root, 'images', 'our-roof.jpg'))
    rewrite('images.yaml', 'roof-brush', '{ file: our-roof.jpg, provenance: photo }')
    expect(readContent({ root }).pictures['roof-brush']).toEqual({ file: 'our-roof.jpg', provenance: 'photo' })
  })

  it("also if the scene's name is left behind", () => {
    const [id = '', { file }] = pictures.find(([, source]) => source.provenance === 'illustration') ?? [
      '',
      { file: '' },
    ]
    rewrite('images.yaml', id, `{ file: ${file}, provenance: photo, scene: solar_roof }`)
    expect(readContent({ root }).pictures[id]?.provenance).toBe('photo')
  })
})
