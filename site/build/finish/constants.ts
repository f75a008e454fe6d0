const declaration = /(?<=[{;])(--[\w-]+):([^;{}]*)(?=[;}])/g
const tokens = /@layer tokens\{:root\{([^{}]*)/

const counted = (css: string): Map<string, number> => {
  const times = new Map<string, number>()
  for (const [, name = ''] of css.matchAll(declaration)) times.set(name, (times.get(name) ?? 0) + 1)
  return times
}

/**
 * Writes the tokens that never change out where they are read, and drops their definitions. A token stays when it is
 * set anywhere else, is read with a fallback or registered, is built from one that stays, or when `keep` names it
 * (scripts set it). `css` is minified.
 */
export const writeOutConstants = (css: string, keep: ReadonlySet<string>): string => {
  const times = counted(css)
  const values = new Map<string, string>()
  const resolved = (text: string) => text.replace(/var\((--[\w-]+)\)/g, (whole, name) => values.get(name) ?? whole)
  for (const [, name = '', text = ''] of `{${tokens.exec(css)?.[1] ?? ''};`.matchAll(declaration)) {
    const value = resolved(text)
    const fixed = times.get(name) === 1 && !keep.has(name) && !css.includes(`var(${name},`) && !value.includes('var(')
    if (fixed && !css.includes(`@property ${name}`)) values.set(name, value)
  }
  const withoutThem = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (whole, name) =>
    values.has(name) ? '' : whole,
  )
  return resolved(withoutThem)
}
