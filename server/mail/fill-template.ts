/** Replaces `{visitorName}` and its like by `values`; a token without a value stays as it is. */
export const fillTemplate = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w{1,40})\}/g, (token, key: string) => (Object.hasOwn(values, key) ? (values[key] ?? token) : token))
