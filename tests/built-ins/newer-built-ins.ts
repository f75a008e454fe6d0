import { parseAst } from 'rolldown/parseAst'
import { type Feature, featuresByName, globalFeatures, memberFeatures, selectorFeatures } from './compat-data.ts'

type Node = { type: string; [key: string]: unknown }
type Visit = (node: Node, parent: Node | undefined, key: string) => void

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const walk = (node: Node, visit: Visit, parent?: Node, key = '') => {
  visit(node, parent, key)
  for (const [name, value] of Object.entries(node))
    for (const child of [value].flat()) if (isNode(child)) walk(child, visit, node, name)
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? node.name : undefined

const isPattern = (node: Node | undefined) => /Pattern$|^RestElement$/.test(node?.type ?? '')

const isBinding = (parent: Node | undefined, key: string) =>
  ['params', 'id', 'local', 'param'].includes(key) ||
  isPattern(parent) ||
  (key === 'value' && parent?.type === 'Property')

const isPropertyName = (parent: Node | undefined, key: string) =>
  parent?.computed !== true && (key === 'key' || (key === 'property' && parent?.type === 'MemberExpression'))

/** The words of a script, sorted by what the scan checks. */
const wordsOf = (code: string) => {
  const words = { free: new Set<string>(), bound: new Set<string>(), own: new Set<string>() }
  const members = new Map<string, string | undefined>()
  const texts: string[] = []
  const patterns: string[] = []
  const ast: unknown = parseAst(code, { lang: 'js' })
  if (!isNode(ast)) throw new Error('A script has no syntax tree.')
  walk(ast, (node, parent, key) => {
    const name = nameOf(node)
    if (name !== undefined && !isPropertyName(parent, key)) words[isBinding(parent, key) ? 'bound' : 'free'].add(name)
    if (name !== undefined && key === 'key' && isPropertyName(parent, key)) words.own.add(name)
    if (node.type === 'MemberExpression' && node.computed !== true) {
      const member = nameOf(node.property)
      const owner = nameOf(node.object)
      if (member) members.set(`${owner ?? ''}.${member}`, member)
    }
    if (node.type === 'TemplateElement' || (node.type === 'Literal' && typeof node.value === 'string'))
      texts.push(JSON.stringify(node.value))
    if (node.type === 'Literal' && typeof node.regex === 'object') patterns.push(JSON.stringify(node.regex))
  })
  return { ...words, members, texts, patterns }
}

const lookBehind = /\(\?<[=!]/
const rangeQuery = /\((?:width|height|inline-size) *[<>]/
const pseudoClass = /(?<=[\w\])*, >"]|^):([a-z][a-z-]+)/g

const report = ({ path, lackedBy }: Feature) => `${path}: not in ${lackedBy.join(', ')}`
const isNewer = (feature: Feature | undefined): feature is Feature => (feature?.lackedBy.length ?? 0) > 0

/**
 * Every built-in in a script that one of the oldest supported browsers lacks, and syntax of regular expressions,
 * selectors and media queries that build tools do not lower. Names are matched without types: skips a name that an
 * older built-in or the script defines too, unless its owner precedes the dot.
 */
export const newerBuiltIns = (code: string): string[] => {
  const { free, bound, own, members, texts, patterns } = wordsOf(code)
  const used = [...members].flatMap(([path, name = '']) => {
    const known = memberFeatures.get(path)
    if (known) return [known]
    const all = (featuresByName.get(name) ?? []).map(([, feature]) => feature)
    return own.has(name) || !all.every(isNewer) ? [] : all.slice(0, 1)
  })
  const globals = [...free].filter((name) => !bound.has(name)).map((name) => globalFeatures.get(name))
  const selectors = texts
    .filter((text) => text.length < 200 && !text.includes('{'))
    .flatMap((text) => [...text.matchAll(pseudoClass)].map(([, name = '']) => selectorFeatures.get(name)))
  const syntax = [
    ...[...texts, ...patterns].filter((text) => lookBehind.test(text)).map((text) => `look-behind: ${text}`),
    ...texts.filter((text) => rangeQuery.test(text) && !text.includes('{')).map((text) => `range query: ${text}`),
  ]
  return [...new Set([...[...used, ...globals, ...selectors].filter(isNewer).map(report), ...syntax])].sort()
}
