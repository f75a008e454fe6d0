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

type AddressIn = (language: string, path: string) => string
const asWritten: AddressIn = (_language, path) => path

/**
 * Reads folders of YAML and Markdown below `root`, filling figures and parsing each with its schema. The internal addresses
 * in a file become those that `addressIn` gives for its language.
 */
export const contentFiles = (root: string, addressIn = asWritten) => {
  const toIn = (path: string) => {
    const [language = ''] = path.split('/')
    return (address: string) => addressIn(language, address)
  }

  const yaml = <Schema extends z.ZodType>(path: string, schema: Schema, facts?: Facts): z.output<Schema> => {
    const source = { path, text: readText(root, path) }
    const value = parseYaml(source)
    return parseContent(source, schema, facts ? moveAddresses(fillFigures(source, value, facts), toIn(path)) : value)
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
    return {
      ...parseContent(source, schema, moveAddresses(fillFigures(source, parseYaml(source), facts), toIn(path))),
      slug: path.replace(/^.*\//, '').replace(/\.md$/, ''),
      body: moveLinks(fillText({ path, text }, body, facts, lineOfBody(text, body)), toIn(path)),
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

  const folder = <Schema extends z.ZodType<object>>(path: string, schema: Schema, facts: Facts) =>
    readdirSync(join(root, path))
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => markdown(`${path}/${name}`, schema, facts))

  return { yaml, optionalYaml, yamlFolder, markdown, folder }
}
