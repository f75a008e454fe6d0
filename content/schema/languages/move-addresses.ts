const inMarkdown = /\]\((\/(?!\/)[^)\s]*)/g

/** Rewrites internal addresses in a parsed YAML value, under `href` or in Markdown links. */
export const moveAddresses = (value: unknown, to: (path: string) => string, key?: string): unknown => {
  if (typeof value === 'string') return key === 'href' ? to(value) : moveLinks(value, to)
  if (Array.isArray(value)) return value.map((item) => moveAddresses(item, to))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, moveAddresses(inner, to, name)]))
}

/** The same in a Markdown text. */
export const moveLinks = (text: string, to: (path: string) => string): string =>
  text.replace(inMarkdown, (_, path: string) => `](${to(path)}`)
