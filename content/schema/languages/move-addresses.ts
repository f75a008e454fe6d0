const inMarkdown = /\]\((\/(?!\/)[^)\s]*)/g

/** Every internal address in a parsed YAML value, under `href` or in a Markdown link, as `to` gives it. */
export const moveAddresses = (value: unknown, to: (path: string) => string, key?: string): unknown => {
  if (typeof value === 'string') return key === 'href' ? to(value) : moveLinks(value, to)
  if (Array.isArray(value)) return value.map((item) => moveAddresses(item, to))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, moveAddresses(inner, to, name)]))
}

/** The same in Markdown. */
export const moveLinks = (text: string, to: (path: string) => string): string =>
  text.replace(inMarkdown, (_, path: string) => `](${to(path)}`)
