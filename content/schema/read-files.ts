import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { ContentError, parseContent } from './content-error.ts'
import { type Facts, fillFigures, fillText } from './figures/fill-figures.ts'
import { moveAddresses, moveLinks } from './languages/move-addresses.ts'
import { parseYaml } from './parse-yaml.ts'
import { readText } from './read-text.ts'

const frontmatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/

const lineOfBody = (text: string, body: string) => text.slice(0, text.length - body.length).split('\n').length

/** What a file says once its figures are filled, with its addresses as they are written. */
export type ReadFile = { path: string; value: unknown; body?: string }

type AddressIn = (language: string, path: string) => string
const asWritten: AddressIn = (_language, path) => path

/**
 * Reads folders of YAML and Markdown below `root`, filling figures and parsing each with its schema. The internal addresses
 * in a file become those that `addressIn` gives for its language. `read` grows by each file that holds words.
 */
export const contentFiles = (root: string, addressIn = asWritten) => {
  const read: ReadFile[] = []
  const toIn = (path: string) => {
    const [language = ''] = path.split('/')
    return (address: string) => addressIn(language, address)
  }

  const yaml = <Schema extends z.ZodType>(path: string, schema: Schema, facts?: Facts): z.output<Schema> => {
    const source = { path, text: readText(root, path) }
    const value = parseYaml(source)
    if (!facts) return parseContent(source, schema, value)
    const filled = fillFigures(source, value, facts)
    read.push({ path, value: filled })
    return parseContent(source, schema, moveAddresses(filled, toIn(path)))
  }

  /** The same where a file may be left out. */
  const optionalYaml = <Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> | undefined =>
    existsSync(join(root, path)) ? yaml(path, schema) : undefined

  const markdown = <Schema extends z.ZodType<object>>(path: string, schema: Schema, facts: Facts) => {
    const text = readText(root, path)
    const match = frontmatter.exec(text)
    if (!match)
      throw new ContentError(
        `content/${path}, line 1: the head is missing: begin with its fields between two lines of ---.`,
      )
    const [, head = '', body = ''] = match
    const source = { path, text: head, firstLine: 2 }
    const filled = fillFigures(source, parseYaml(source), facts)
    const filledBody = fillText({ path, text }, body, facts, lineOfBody(text, body))
    read.push({ path, value: filled, body: filledBody })
    return {
      ...parseContent(source, schema, moveAddresses(filled, toIn(path))),
      slug: path.replace(/^.*\//, '').replace(/\.md$/, ''),
      body: moveLinks(filledBody, toIn(path)),
    }
  }

  /** Every YAML file of a folder, by its name. */
  const yamlFolder = <Schema extends z.ZodType>(path: string, schema: Schema, facts: Facts) =>
    Object.fromEntries(
      readdirSync(join(root, path))
        .filter((name) => name.endsWith('.yaml'))
        .sort()
        .map((name) => [name.replace(/\.yaml$/, ''), yaml(`${path}/${name}`, schema, facts)]),
    )

  /** The Markdown files of a folder. */
  const names = (path: string): string[] =>
    readdirSync(join(root, path))
      .filter((name) => name.endsWith('.md'))
      .sort()

  const folder = <Schema extends z.ZodType<object>>(path: string, schema: Schema, facts: Facts) =>
    names(path).map((name) => markdown(`${path}/${name}`, schema, facts))

  return { yaml, optionalYaml, yamlFolder, markdown, names, folder, read }
}
