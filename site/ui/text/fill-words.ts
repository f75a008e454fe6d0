/** Puts values into the places of a text: `fillWords('{rating} out of 5', { rating: 5 })`. */
export const fillWords = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
