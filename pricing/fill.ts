/** Replaces tokens in a text: `fill('{rating} out of 5', { rating: 5 })`. A token without a value stays. */
export const fill = (text: string, values: Readonly<Record<string, string | number | undefined>>): string =>
  text.replace(/\{(\w{1,40})\}/g, (token, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? token) : token,
  )
