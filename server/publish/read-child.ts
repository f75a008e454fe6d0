// Reads a content folder for `site-reader.ts` in a child process: it takes seconds, which would block visitors.
import { checkPictures } from '../../content/schema/checks/check-pictures.ts'
import type { Mistake } from '../../content/schema/content-error.ts'
import { paragraphAt, paragraphsOf } from '../../content/schema/edit/edit-file.ts'
import { gatherContent } from '../../content/schema/gather/gather-content.ts'
import { parseYaml } from '../../content/schema/parse-yaml.ts'
import type { ReadFile } from '../../content/schema/read-files.ts'
import { readText } from '../../content/schema/read-text.ts'
import { copyContent } from './content-folder.ts'
import { leaveOutUnoffered, unofferedServices } from './remove-page.ts'
import { inScratch } from './scratch.ts'
import type { Reading } from './site-reader.ts'

const [root = ''] = process.argv.slice(2)

type Say = (path: string) => string | undefined

/** Replaces figures by their printed form: `175-225` becomes `$175–$225`. */
const said = (value: unknown, say: Say, path: string): unknown => {
  if (Array.isArray(value)) return value
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, said(inner, say, `${path}.${key}`)]))
  return say(path) ?? value
}

const withParagraphs = ({ path, value, body }: ReadFile) => ({
  path,
  value: body === undefined ? value : Object.assign({}, value, { body: paragraphsOf(body).map(({ text }) => text) }),
})

/** A mistake in the text of a Markdown file names its paragraph, so that the desk shows that instead of the whole file. */
const inParagraph = (mistake: Mistake): Mistake => {
  const { path, line, field } = mistake
  if (!path.endsWith('.md') || field !== undefined || line === undefined) return mistake
  const at = paragraphAt(path, readText(root, path), line)
  return at < 0 ? mistake : { ...mistake, field: `body > item ${at + 1}` }
}

const { list, shared, read, filled } = gatherContent(root)
list.add(...(await checkPictures(root, shared.pictures ?? {}, filled)))
const say: Say = read[0]?.facts ?? (() => undefined)
const facts = ['business', 'pricing'].flatMap((name) => {
  const path = `${name}.yaml`
  const value = list.attempt(() => parseYaml({ path, text: readText(root, path) }))
  return value === undefined ? [] : [{ path, value: name === 'pricing' ? said(value, say, name) : value }]
})
// The build reads the content without the services that are not offered.
if (list.all().length === 0 && unofferedServices(root).length > 0)
  await inScratch((scratch) => {
    copyContent(root, scratch)
    leaveOutUnoffered(scratch)
    list.add(...gatherContent(scratch).list.all())
  })
// A file shared by languages is read once per language.
const files = [...new Map(filled.map((file) => [file.path, withParagraphs(file)])).values()]
const reading: Reading = {
  contents: [
    { language: '', files: facts },
    ...read.map(({ language }) => ({ language, files: files.filter(({ path }) => path.startsWith(`${language}/`)) })),
  ],
  mistakes: list.all().map(inParagraph),
}
process.stdout.write(JSON.stringify(reading))
