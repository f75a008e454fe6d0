import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, YAMLParseError } from 'yaml'
import type { z } from 'zod'
import { ContentError, parseContent } from './content-error.ts'
import { type Facts, fillFigures, fillText } from './fill-figures.ts'

const frontmatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/

const load = (root: string, path: string): string => {
  const file = join(root, path)
  if (!existsSync(file)) throw new ContentError(`content/${path}: expected this file, but it is missing.`)
  return readFileSync(file, 'utf8')
}

export type ParseYaml = (text: string) => unknown

const parseWith = (parseText: ParseYaml, path: string, text: string): unknown => {
  try {
    return parseText(text)
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    const line = error.linePos?.[0].line
    const where = line === undefined ? '' : `line ${line}: `
    throw new ContentError(`content/${path}: ${where}expected YAML, ${error.code.toLowerCase().replaceAll('_', ' ')}.`)
  }
}

/** Reads folders of YAML and Markdown below `root`, filling figures and parsing each with its schema. */
export const contentFiles = (root: string, parseText: ParseYaml = parse) => {
  const parseYaml = (path: string, text: string) => parseWith(parseText, path, text)

  const yaml = <Schema extends z.ZodType>(path: string, schema: Schema, facts?: Facts): z.output<Schema> => {
    const value = parseYaml(path, load(root, path))
    return parseContent(`content/${path}`, schema, facts ? fillFigures(`content/${path}`, value, facts) : value)
  }

  const markdown = <Schema extends z.ZodType<object>>(path: string, schema: Schema, facts: Facts) => {
    const match = frontmatter.exec(load(root, path))
    if (!match) throw new ContentError(`content/${path}: expected a block between --- lines at its start.`)
    const [, head = '', body = ''] = match
    const value = fillFigures(`content/${path}`, parseYaml(path, head), facts)
    return {
      slug: path.replace(/^.*\//, '').replace(/\.md$/, ''),
      ...parseContent(`content/${path}`, schema, value),
      body: fillText(`content/${path}`, body, facts),
    }
  }

  const folder = <Schema extends z.ZodType<object>>(path: string, schema: Schema, facts: Facts) =>
    readdirSync(join(root, path))
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => markdown(`${path}/${name}`, schema, facts))

  return { yaml, markdown, folder }
}
