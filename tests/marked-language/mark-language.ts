import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isMap, isScalar, isSeq, parse, parseDocument, visit } from 'yaml'

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

// Leaves tokens and link targets unmarked.
const marked = (text: string): string =>
  text
    .split(/(\{[^}]*\}|\]\([^)]*\)|<[^>]*>|https?:\S+)/)
    .map((part, at) => (at % 2 === 0 ? part.replace(/[aeiou]/g, (letter) => accents[letter] ?? letter) : part))
    .join('')

/** Fields that hold identifiers, not words. */
const names = /^(slug|href|url|icon|county|utility|responseMinutes|stage|name)$/

// Fields of the assistant in the first language only.
const onceOnly = ['profile', 'places']

const markYaml = (yaml: string, pictures: ReadonlySet<string>): string => {
  const document = parseDocument(yaml)
  for (const key of onceOnly) document.delete(key)
  visit(document, {
    Pair: (_key, pair) => {
      const key = isScalar(pair.key) ? String(pair.key.value) : ''
      const isJob = key === 'job' && (isScalar(pair.value) || (isMap(pair.value) && pair.value.has('service')))
      const isNames = key === 'related' ? isSeq(pair.value) : names.test(key) && !isMap(pair.value)
      if (isJob || isNames) return visit.SKIP
      return undefined
    },
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string' && !pictures.has(node.value)) node.value = marked(node.value)
    },
  })
  // The language's own name; other names are of people and places.
  const own = ['languages', 'name']
  if (document.hasIn(own)) document.setIn(own, marked(String(document.getIn(own))))
  return document.toString({ lineWidth: 0 })
}

const markMarkdown = (text: string, pictures: ReadonlySet<string>, slug: string): string => {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  return `---\n${slug}${markYaml(head, pictures)}---\n${marked(body)}`
}

/**
 * Adds a language to a content folder whose text has an accent on every vowel, so that unaccented text cannot come from
 * the content.
 */
export const markLanguage = (root: string, language: string): void => {
  cpSync(join(root, 'en'), join(root, language), {
    recursive: true,
    filter: (file) => !/desk\.yaml$|topics$|danger\.yaml$/.test(file),
  })
  const pictures = new Set(Object.keys(parse(readFileSync(join(root, 'images.yaml'), 'utf8'))))
  const cwd = join(root, language)
  for (const file of globSync('**/*.{yaml,md}', { cwd })) {
    const text = readFileSync(join(cwd, file), 'utf8')
    const moves = /^(services|blog)\//.test(file)
    const slug = moves ? `slug: ${basename(file, '.md')}-${language}\n` : ''
    writeFileSync(join(cwd, file), file.endsWith('.md') ? markMarkdown(text, pictures, slug) : markYaml(text, pictures))
  }
  const business = readFileSync(join(root, 'business.yaml'), 'utf8').replace(/^languages:.*\n/m, '')
  writeFileSync(join(root, 'business.yaml'), `languages: [en, ${language}]\n${business}`)
}
