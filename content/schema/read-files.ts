import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { ContentError, type Mistake, parseContent } from './content-error.ts'
import { type Facts, fillFigures, fillText, noFacts } from './figures/fill-figures.ts'
import { withoutGone } from './figures/left-out-figure.ts'
import { moveAddresses, moveLinks } from './languages/move-addresses.ts'
import { parseYaml } from './parse-yaml.ts'
import { readText } from './read-text.ts'

const frontmatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/

const lineOfBody = (text: string, body: string) => text.slice(0, text.length - body.length).split('\n').length

/** A file's value with its figures filled and its addresses as written. */
export type ReadFile = { path: string; value: unknown; body?: string }

type Options = {
  addressIn?: (language: string, path: string) => string
  textOf?: (path: string) => string
  isChecked?: boolean
}

/**
 * Reads YAML and Markdown below `root`: fills figures, parses with the schema and rewrites internal addresses with
 * `addressIn`. `read` collects each file that holds words. `textOf` reads drafts in place of the files. Without `isChecked`
 * values only need their shape.
 */
export const contentFiles = (root: string, options: Options = {}) => {
  const { addressIn = (_, path) => path, textOf = (path) => readText(root, path), isChecked = true } = options
  const read: ReadFile[] = []
  const toIn = (path: string) => {
    const [language = ''] = path.split('/')
    return (address: string) => addressIn(language, address)
  }

  const yaml = <Schema extends z.ZodType>(path: string, schema: Schema, facts?: Facts): z.output<Schema> => {
    const source = { path, text: textOf(path) }
    const found: Mistake[] = []
    const written = parseYaml(source)
    const filled = fillFigures(source, written, facts ?? noFacts, found)
    if (facts) read.push({ path, value: filled })
    return parseContent(source, schema, moveAddresses(withoutGone(filled), toIn(path)), found, { written, isChecked })
  }

  const optionalYaml = <Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> | undefined =>
    existsSync(join(root, path)) ? yaml(path, schema) : undefined

  const markdown = <Schema extends z.ZodType<object>>(path: string, schema: Schema, facts: Facts) => {
    const text = textOf(path)
    const match = frontmatter.exec(text)
    if (!match)
      throw new ContentError({
        path,
        line: 1,
        what: 'the head is missing: begin with its fields between two lines of ---',
      })
    const [, head = '', body = ''] = match
    const source = { path, text: head, firstLine: 2 }
    const found: Mistake[] = []
    const written = parseYaml(source)
    const filled = fillFigures(source, written, facts, found)
    const filledBody = fillText({ path, text }, body, facts, lineOfBody(text, body), found)
    read.push({ path, value: filled, body: filledBody })
    return {
      ...parseContent(source, schema, moveAddresses(withoutGone(filled), toIn(path)), found, { written, isChecked }),
      slug: path.replace(/^.*\//, '').replace(/\.md$/, ''),
      body: moveLinks(filledBody, toIn(path)),
    }
  }

  /** Names of the files in a folder with this ending; empty if there is no folder. */
  const names = (path: string, ending = '.md'): string[] =>
    existsSync(join(root, path))
      ? readdirSync(join(root, path))
          .filter((name) => name.endsWith(ending))
          .sort()
      : []

  return { yaml, optionalYaml, markdown, names, read }
}
