import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { ContentError, parseContent } from './content-error.ts'
import { type Facts, fillFigures, fillText } from './figures/fill-figures.ts'
import { parseYaml } from './parse-yaml.ts'
import { readText } from './read-text.ts'

const frontmatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/

/** Reads folders of YAML and Markdown below `root`, filling figures and parsing each with its schema. */
export const contentFiles = (root: string) => {
  const yaml = <Schema extends z.ZodType>(path: string, schema: Schema, facts?: Facts): z.output<Schema> => {
    const source = { path, text: readText(root, path) }
    const value = parseYaml(source)
    return parseContent(source, schema, facts ? fillFigures(source, value, facts) : value)
  }

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
      slug: path.replace(/^.*\//, '').replace(/\.md$/, ''),
      ...parseContent(source, schema, fillFigures(source, parseYaml(source), facts)),
      body: fillText({ path, text }, body, facts, text.slice(0, text.length - body.length).split('\n').length),
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

  return { yaml, yamlFolder, markdown, folder }
}
