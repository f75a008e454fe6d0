const declaration = /(?<=[{;])(--[\w-]+):([^;{}]*)(?=[;}])/g
const reading = /var\((--[\w-]+)\)/g
const tokens = /@layer tokens\{:root\{([^{}]*)/

const counted = (css: string): Map<string, number> => {
  const times = new Map<string, number>()
  for (const [, name = ''] of css.matchAll(declaration)) times.set(name, (times.get(name) ?? 0) + 1)
  return times
}

/** Custom properties that scripts touch: those that they set may change, those that they read must stay defined. */
export type TouchedByScripts = { set: ReadonlySet<string>; read: ReadonlySet<string> }

/** What a script, or the styles that it brings along, does with custom properties. */
export const touchedBy = (code: string): TouchedByScripts => {
  const names = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = '']) => name))
  return { read: names(code, reading), set: names(code.replace(reading, ''), /(--[a-z][\w-]*)/g) }
}

/**
 * Writes the tokens that never change out where they are read, and drops their definitions unless scripts read them. A
 * token stays as it is when it is set anywhere else, is read with a fallback or registered, or is built from one that
 * stays, or names a font. `css` is minified.
 */
export const writeOutConstants = (css: string, { set, read }: TouchedByScripts): string => {
  const times = counted(css)
  const values = new Map<string, string>()
  const resolved = (text: string) => text.replace(reading, (whole, name) => values.get(name) ?? whole)
  for (const [, name = '', text = ''] of `{${tokens.exec(css)?.[1] ?? ''};`.matchAll(declaration)) {
    const value = resolved(text)
    // Without a variable in it, the minifier moves `font` to the end of its rule, where it resets font-variant-numeric.
    if (name.startsWith('--font-')) continue
    const fixed = times.get(name) === 1 && !set.has(name) && !css.includes(`var(${name},`) && !value.includes('var(')
    if (fixed && !css.includes(`@property ${name}`)) values.set(name, value)
  }
  const withoutThem = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (whole, name) =>
    values.has(name) && !read.has(name) ? '' : whole,
  )
  return resolved(withoutThem)
}
