/**
 * Replaces tokens in a text: `fill('{rating} out of 5', { rating: 5 })`. A token without a value stays. The period after a value
 * such as "Rosa M." is left out.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number | undefined>>): string =>
  text.replace(/\{(\w{1,40})\}(\.?)/g, (whole, name: string, period: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return whole
    return String(value).endsWith('.') ? String(value) : `${value}${period}`
  })
