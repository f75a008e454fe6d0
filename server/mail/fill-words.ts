/** Replaces `{visitorName}` and its like by `values`; a token without a value stays as it is. */
export const fillWords = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (token, key: string) => (Object.hasOwn(values, key) ? (values[key] ?? token) : token))

/** One line without control characters, of at most `limit` characters: fit for a header. */
export const oneLine = (text: string, limit = 200): string =>
  [...text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\s]+/gu, ' ').trim()].slice(0, limit).join('')
